import { registry } from '@proofround/service-kit';
import { Counter } from 'prom-client';

export const linksChecked = new Counter({
  name: 'proofround_links_checked_total',
  help: 'Looks at addresses that founders gave, by what was found (checked, unreachable, not_checked)',
  labelNames: ['status'],
  registers: [registry],
});
