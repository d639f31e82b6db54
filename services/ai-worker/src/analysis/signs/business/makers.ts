import { lexicon } from './lexicon.js';

/**
 * Who makes the same already, by what a product is about: words ;; makers. A star matches any ending,
 * "_" is a space.
 */
const TABLE = `
photo* picture* camera_roll fotos ;; phone makers and platforms that give photo storage away
e-mail* email* inbox* helpdesk* support_tickets ;; help desks and the large mail providers
analytics page_views visitor_counts tracking_script ;; the market leader’s free tool and other alternatives
calendar* scheduling booking_links appointments agenda ;; makers of calendars
invoice* invoicing bookkeeping accounting receipts buchhaltung comptabilite contabilidad factura* ;; makers of accounting software
budget budgeting household_money bank_accounts ;; banks and makers of accounting software
payroll rota rotas roster* shift_plan* dienstplan* ;; makers of scheduling and payroll software
hiring applicants candidates job_seekers cover_letter* ;; job boards and hiring suites
tickets ticketing events concerts festivals ;; ticket sellers and venues with their own booking
workout* fitness yoga gym gyms running_club ;; free apps, watches and local clubs
music songs podcast* ;; streaming platforms and their own tools
video* film* creators ;; large video platforms
translation* translate* subtitle* transcri* dictation ;; makers of speech and language models
phishing malware passwords cyber* firewall ;; security suites that firms pay already
crm sales_leads campaigns newsletter* marketing ;; sales and marketing suites
online_shop* web_shop* shop_system* e-commerce ;; shop platforms and their app stores
contracts litigation tenders patents ;; legal publishers and law firms’ own tools
parking driveways ;; parking apps that already list such spaces
travel trips tourists flights ;; large booking portals
salon* hairdress* barber* ;; booking platforms for salons
`;
const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' ;; '));
const MATTERS = lexicon(ROWS.map(([words = '', makers = '']) => [makers, words] as const));

/** Who makes the same already, by the first words about a product; null if the words do not say. */
export const makersOf = (text: string): string | null => MATTERS.find(text)[0]?.name ?? null;
