import { build } from '../build/build.js';

/** Builds everything inside of an image, where no other command runs. Run by the Dockerfile. */
await build();
