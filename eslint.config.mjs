import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    name: 'ignored',
    ignores: [
      'api/',
      'build/',
      'node_modules/',
      '.docusaurus/',
      'test-results/',
      '.test-reports/',
      // Programs of custom functions: tests/unit/reference/typePackage.test.ts checks them.
      'tests/fixtures/programs/',
      'tests/fixtures/tasks/',
      // The same: tests/unit/kit/ checks them.
      'docs/common.js',
      'packages/kit/files/main.js',
      'packages/kit/files/template/',
    ],
  },
  {
    name: 'options',
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  js.configs.recommended,
  comments.recommended,
  {
    name: 'silenced rules',
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
    },
  },
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    name: 'typescript',
    languageOptions: {
      globals: globals.node,
      parserOptions: {projectService: true},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // An empty environment variable counts as unset.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true}},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
    },
  },
  {
    name: 'example test of the kit',
    files: ['packages/kit/files/main.test.mjs'],
    // Node waits for its tests itself.
    rules: {'@typescript-eslint/no-floating-promises': 'off'},
  },
  {
    name: 'components',
    files: ['src/**/*.tsx'],
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: {globals: globals.browser},
    rules: {
      // The figures are <svg role="img"> in a region that can scroll.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['region']}],
    },
  },
  {
    name: 'length of functions',
    files: ['packages/**', 'src/**', 'scripts/**'],
    ignores: ['packages/*/tests/**'],
    rules: {
      'max-lines-per-function': [
        'error',
        {max: 120, skipBlankLines: true, skipComments: true},
      ],
    },
  },
  {
    // Those of Vitest have the same names; it has its own check of empty ones.
    name: 'tests that run',
    files: ['{tests,packages/*/tests}/**'],
    plugins: {playwright},
    rules: {
      'playwright/expect-expect': [
        'error',
        {assertFunctionNames: ['prove'], assertFunctionPatterns: ['^expect']},
      ],
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
    },
  },
  {
    name: 'stubs',
    files: ['api-src/**/*.d.ts'],
    rules: {
      // A link in a comment needs the import, which TypeScript doesn't count.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      // The shapes are the product's.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    name: 'declarations',
    files: ['src/types/**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
);
