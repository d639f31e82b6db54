import type { ReportState } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export const reportStates = transitions<ReportState, 'reporter' | 'admin'>({
  title: 'Report (auth)',
  about: 'A user reports a startup, a listing or a message. An admin decides once.',
  start: { open: ['reporter'] },
  moves: { open: { dismissed: ['admin'], upheld: ['admin'] }, dismissed: {}, upheld: {} },
});
