/** An entry of a menu: its label and address, then the entries below it. */
export type Entry = readonly [label: string, href: string, children?: readonly Entry[]];

/** Specification, section 2.3. */
export const headerMenu: readonly Entry[] = [
  ['Home', '/'],
  [
    'About',
    '/about',
    [
      ['Who We Are', '/about#who-we-are'],
      ["Chairman's Profile", '/about#chairmans-profile'],
      ['Our Process', '/about#our-process'],
      ['Our Clients', '/about#our-clients'],
      ['Testimonials', '/about#testimonials'],
    ],
  ],
  [
    'Services',
    '/services',
    [
      [
        'ISO Services',
        '/all-iso',
        [
          ['ISO 9001:2015', '/iso9001Main'],
          ['ISO 13485:2016', '/iso1385Main'],
          ['14001:2015', '/iso14001Main'],
          ['15189:2012', '/iso15189Main'],
          ['15378:2017', '/iso15378Main'],
          ['17025:2017', '/iso17025Main'],
          ['18404:2015', '/iso18404Main'],
          ['19011:2018', '/iso19011Main'],
          ['22000:2018', '/iso22000Main'],
          ['22301:2019', '/iso22301Main'],
          ['22716:2007', '/iso22716Main'],
          ['27001:2022', '/iso27001Main'],
          ['37001:2016', '/iso37001Main'],
          ['45001:2018', '/iso45001Main'],
        ],
      ],
      ['GMP Service', '/gmpMain'],
      ['HACCP', '/hacpMain'],
      ['CE Marking', '/ceMain'],
      ['FSSC 22000', '/fssc22000Main'],
      [
        'Management Services',
        '/additional-services',
        [
          ['Administration', '/administration'],
          ['Human Resources', '/hr'],
          ['MR Meetings', '/mrm'],
          ['Inventory Management', '/inventory'],
        ],
      ],
    ],
  ],
  ['Credential', '/credential'],
  ['Team', '/team'],
  ['Contact', '/contact'],
];

/** Specification, section 2.10, then the four services of section 2.14. */
export const heroMenu: readonly Entry[] = [
  ['ISO Services', '/all-iso'],
  ['GMP Service', '/gmpMain'],
  ['HACCP Service', '/hacpMain'],
  ['CE Marking', '/ceMain'],
  ['Management Services', '/additional-services'],
  ['FSSC 22000', '/fssc22000Main'],
  ['Administration', '/administration'],
  ['Human Resources', '/hr'],
  ['Management Review Meetings', '/mrm'],
  ['Inventory Management', '/inventory'],
];

/** Specification, section 2.4. */
export const footerServices: readonly Entry[] = [
  ['ISO 9001:2015 Certification', '/iso9001Main'],
  ['13485:2016 Certification', '/iso1385Main'],
  ['14001:2015 Certification', '/iso14001Main'],
  ['15189:2012 Certification', '/iso15189Main'],
  ['15378:2017 Certification', '/iso15378Main'],
  ['17025:2017 Certification', '/iso17025Main'],
  ['18404:2015 Certification', '/iso18404Main'],
  ['19011:2018 Certification', '/iso19011Main'],
  ['22000:2018 Certification', '/iso22000Main'],
  ['22301:2019 Certification', '/iso22301Main'],
  ['22716:2007 Certification', '/iso22716Main'],
  ['27001:2022 Certification', '/iso27001Main'],
  ['37001:2016 Certification', '/iso37001Main'],
  ['45001:2018 Certification', '/iso45001Main'],
  ['CE Certification', '/ceMain'],
  ['CGMP / GMP', '/gmpMain'],
  ['HACCP Certification', '/hacpMain'],
  ['FSSC Certification', '/fssc22000Main'],
  ['Administration Services', '/administration'],
  ['HR Consulting Services', '/hr'],
  ['MRM Consulting Services', '/mrm'],
  ['Inventory Management Services', '/inventory'],
];
