/** What visitors type, and the page that has to come first, or among the first three where others are as good. */
export type Query = { typed: string; first?: string; amongThree?: string };

const first = (typed: string, address: string): Query => ({ typed, first: address });
const among = (typed: string, address: string): Query => ({ typed, amongThree: address });

/** Sixty of them: numbers however written, synonyms, slips, trades, questions, terms, and what the firm is asked. */
export const queries: readonly Query[] = [
  // Numbers, in every way of writing them.
  first('9001', '/iso9001Main'),
  first('iso9001', '/iso9001Main'),
  first('ISO 9001:2015', '/iso9001Main'),
  first('iso-14001', '/iso14001Main'),
  first('ISO/IEC 17025', '/iso17025Main'),
  first('ISO IEC 27001:2022', '/iso27001Main'),
  first('22 000', '/iso22000Main'),
  first('fssc22000', '/fssc22000Main'),
  first('45001 certification', '/iso45001Main'),
  first('13485', '/iso1385Main'),
  first('iso 19011', '/iso19011Main'),
  first('15189:2012', '/iso15189Main'),
  first('2230', '/iso22301Main'),
  first('ohsas 18001', '/iso45001Main'),
  // Abbreviations and other names.
  first('qms', '/iso9001Main'),
  first('isms', '/iso27001Main'),
  first('haccp', '/hacpMain'),
  first('hasap', '/hacpMain'),
  first('cgmp', '/gmpMain'),
  first('gfsi', '/fssc22000Main'),
  first('brcgs', '/fssc22000Main'),
  first('ce mark', '/ceMain'),
  first('hr', '/hr'),
  first('mrm', '/mrm'),
  // Trades and needs.
  first('food safety', '/iso22000Main'),
  first('cosmetics', '/iso22716Main'),
  first('soap factory', '/iso22716Main'),
  first('hospital laboratory', '/iso15189Main'),
  first('calibration lab', '/iso17025Main'),
  first('medical devices', '/iso1385Main'),
  first('cyber security', '/iso27001Main'),
  first('data protection', '/iso27001Main'),
  first('bribery', '/iso37001Main'),
  first('disaster recovery', '/iso22301Main'),
  first('health and safety', '/iso45001Main'),
  first('environment', '/iso14001Main'),
  first('six sigma black belt', '/iso18404Main'),
  first('blister packaging', '/iso15378Main'),
  first('warehouse stock', '/inventory'),
  // Slips of the finger.
  first('enviroment', '/iso14001Main'),
  first('cosmetcs', '/iso22716Main'),
  first('calibraton', '/iso17025Main'),
  first('inventry', '/inventory'),
  first('accreditaton', '/glossary#accreditation'),
  // Questions.
  first('price', '/cost-and-time'),
  first('how much does it cost', '/cost-and-time'),
  first('how long', '/cost-and-time'),
  first('cost of iso 9001', '/iso9001Main#what-does-it-cost'),
  among('quality manual', '/iso9001Main#do-we-need-a-quality-manual'),
  among('what is a major nonconformity', '/iso9001Main#what-is-a-major-nonconformity'),
  among('haccp or iso 22000', '/iso22000Main#iso-22000-or-haccp'),
  among('is payroll included', '/hr#is-payroll-included'),
  among('green belt course', '/iso18404Main#does-a-green-belt-course-meet-it'),
  among('epf', '/hr'),
  // Terms.
  among('stage 1', '/glossary#stage-1'),
  among('statement of applicability', '/glossary#soa'),
  among('notified body', '/glossary#notified-body'),
  // The firm.
  first('phone number', '/contact'),
  first('new edition deadline', '/editions'),
  first('fake certificate', '/check-certificate'),
];
