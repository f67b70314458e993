import type { Level } from '../wire';

/** Of bots, from the weakest. */
export const LEVELS: readonly Level[] = ['greenhorn', 'cowhand', 'gunslinger', 'legend'];
