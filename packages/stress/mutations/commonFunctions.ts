/**
 * The line of a program after which the functions of docs/common.js stand, as
 * `npm run generate` writes them. A page folds what follows.
 */
export const COMMON_FUNCTIONS =
  '// ここから下は共通の関数です（どのプログラムでも同じ）';
