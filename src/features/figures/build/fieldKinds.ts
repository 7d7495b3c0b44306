/** Kinds of controls that a drawn screen hints at. */
export const FIELD_KINDS = ['text', 'select', 'radio'] as const;
