import { figuresOf, line } from './compare.js';

const metric = (score: number, numericValue: number) => ({ score, numericValue });
const REPORT = {
  categories: {
    performance: {
      auditRefs: [
        { id: 'first-contentful-paint', weight: 10 },
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'network-requests', weight: 0 },
      ],
    },
  },
  audits: {
    'first-contentful-paint': metric(0.9, 1700.4),
    'largest-contentful-paint': metric(0.97, 2500.2),
    'speed-index': metric(1, 1800),
    'total-blocking-time': metric(1, 20),
    'cumulative-layout-shift': metric(1, 0.00012),
    'network-requests': {
      score: null,
      details: {
        items: [{ resourceType: 'Script' }, { resourceType: 'Fetch' }, { resourceType: 'Script' }, {}],
      },
    },
    'document-latency-insight': { score: 1, details: { items: {} } },
  },
};

describe('the comparison of builds', () => {
  it('reads the points with their decimals, the paints and the number of scripts', () => {
    expect(figuresOf(REPORT)).toEqual({
      points: 95,
      'first paint': 1700.4,
      largest: 2500.2,
      'speed index': 1800,
      'blocked ms': 20,
      shift: 0.00012,
      scripts: 2,
    });
  });

  it('prints the median of each column', () => {
    const runs = [91.04, 97.5, 96.26].map((points) => ({ ...figuresOf(REPORT), points }));
    const cells = line('whole', runs).split(/ +/);
    expect(cells).toEqual(['whole', '96.3', '1700', '2500', '1800', '20', '0.0001', '2']);
  });
});
