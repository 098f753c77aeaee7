/** Flags for the runtime of a server on a machine with this much memory, in bytes; without a number, on this one. */
export function heapFlags(memory?: number): string[];
