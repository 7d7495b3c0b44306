/** The folder of these files in the kit. */
export const SCHEMA_FOLDER = 'schemas';

/** The files of this folder. */
export const SCHEMA_FILES = {
  company: 'company.schema.json',
  scenarios: 'scenarios.schema.json',
} as const;
