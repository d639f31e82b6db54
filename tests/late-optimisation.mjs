// @ts-check
/**
 * jest loads every module anew for each test file, and V8 then optimises the same functions anew. Most files
 * end before that has paid, so a function here must run six times as long as usual before V8 optimises it.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--interrupt-budget=400000'); // V8's own value is 67,584
