export const tasksFrom = (_input: { gain: (change: import("../rubric/ledger.js").Change) => unknown } & Record<string, unknown>): import('@proofround/contracts').TaskProposal[] => [];
