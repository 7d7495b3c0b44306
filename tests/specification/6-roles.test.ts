import {testSection} from './section';

testSection(6);
