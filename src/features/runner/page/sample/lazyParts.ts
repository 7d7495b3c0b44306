/* What a sample loads when the reader goes for it. */
export {SampleRunner} from './SampleRunner';
export {SCENARIOS} from '../edit/useProgram';
