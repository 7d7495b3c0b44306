/*
 * The zip with which readers run custom functions on their own machine.
 */
export {KIT_FILE, kitFiles, packKit} from './createKit';
export type {KitSite} from './createKit';
