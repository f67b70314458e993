import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

// What prettier decides (spaces, quotes, commas) is not looked at here.
export default defineConfig(
  { ignores: ['node_modules', '*.config.*', 'src/wire.ts', 'src/house.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // tsc takes no index for granted; where one is known to be there, a mark says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Maps that no page draws are plain; those that one draws are made anew.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void scene` names what an effect follows
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Here components are any to eslint; svelte-check knows their types.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  {
    // Goes to the browser as it stands: no types.
    files: ['public/**/*.js', 'offline/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker, parserOptions: { projectService: false } },
  },
);
