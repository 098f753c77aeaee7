/** Flags for the runtime of a server on a machine with so many bytes of memory; without a number, on this one. */
export function heapFlags(memory?: number): string[];
