/** Before the words of a name such as `CustomDataServiceFactory`. */
export const WORD_START = /(?<=[a-z])(?=[A-Z])/g;
