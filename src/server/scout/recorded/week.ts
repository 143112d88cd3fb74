/**
 * A week as three outlets might tell it. `hour` counts from its start; as many outlets
 * carry a story as it has titles, for `lasts` hours.
 */
export type Told = {
  id: string
  hour: number
  lasts: number
  titles: string[]
  /** What must never be opened, and why; absent: it may be. */
  never?: 'denied' | 'review' | 'same' | 'nothing to debate'
}

export const week: readonly Told[] = [
  {
    id: 'phones',
    hour: 14,
    lasts: 20,
    titles: [
      'Schools to ban phones from next autumn',
      'Ministers plan to ban phones in all schools',
      'Phone ban in schools to become law',
    ],
  },
  {
    id: 'storm',
    hour: 4,
    lasts: 24,
    titles: [
      'Storm brings heavy snow to the north',
      'Snow storm closes roads in the north',
      'Heavy snow forecast as storm arrives',
    ],
    never: 'nothing to debate',
  },
  {
    id: 'final',
    hour: 6,
    lasts: 12,
    titles: [
      'Rovers beat United 3-2 in cup final',
      'United lose cup final 3-2 to Rovers',
      'Rovers win the cup: match report',
    ],
    never: 'nothing to debate',
  },
  {
    id: 'actor',
    hour: 8,
    lasts: 30,
    titles: [
      'Actor John Bell dies aged 84',
      'John Bell, star of stage and screen, dead at 84',
      'Tributes paid to actor John Bell',
    ],
    never: 'denied',
  },
  {
    id: 'sugar',
    hour: 12,
    lasts: 16,
    titles: [
      'Government considers tax on sugary milkshakes',
      'Milkshakes could be hit by sugar tax',
      'Sugar tax to cover milkshakes and lattes',
    ],
  },
  {
    id: 'phones-again',
    hour: 26,
    lasts: 20,
    titles: [
      'Phone ban in schools: how it will work',
      'School phone ban explained by ministers',
      'Ministers defend plan to ban phones in schools',
    ],
    never: 'same',
  },
  {
    id: 'batteries',
    hour: 28,
    lasts: 14,
    titles: [
      'EU votes to require replaceable phone batteries',
      'Replaceable batteries to be required in EU phones',
    ],
  },
  {
    id: 'truce',
    hour: 30,
    lasts: 40,
    titles: [
      'Plan to send troops to oversee ceasefire splits parliament',
      'Parliament to vote on sending troops to oversee ceasefire',
      'Should troops be sent to oversee the ceasefire?',
    ],
    never: 'review',
  },
  {
    id: 'crash',
    hour: 32,
    lasts: 18,
    titles: [
      'Two killed in motorway crash',
      'Motorway crash kills two near junction',
      'Motorway closed after fatal crash',
    ],
    never: 'denied',
  },
  {
    id: 'speed',
    hour: 36,
    lasts: 14,
    titles: [
      'Cities urged to cut speed limits to 20mph',
      'Call to cut city speed limits to 20mph divides drivers',
      'Experts want cities to cut speed limits',
    ],
  },
  {
    id: 'comet',
    hour: 40,
    lasts: 30,
    titles: ['Comet visible tonight: how to see it', 'In pictures: comet lights the sky'],
    never: 'nothing to debate',
  },
  {
    id: 'teacher',
    hour: 44,
    lasts: 20,
    titles: [
      'Teacher accused of fraud suspended',
      'Teacher charged with fraud over school trips',
      'Fraud case against teacher to be heard',
    ],
    never: 'denied',
  },
  {
    id: 'tuition',
    hour: 50,
    lasts: 16,
    titles: [
      'Universities want to raise tuition fees',
      'Tuition fees could rise under new plan, universities say',
      'Plan to raise tuition fees opposed by students',
    ],
  },
  {
    id: 'election',
    hour: 52,
    lasts: 48,
    titles: [
      'Election set for May as parties clash over tax',
      'Parties split over tax plan before May election',
      'Candidates debate tax before election',
    ],
    never: 'review',
  },
  {
    id: 'doctors',
    hour: 58,
    lasts: 18,
    titles: [
      'Hospital doctors vote to strike over pay',
      'Doctors to strike for five days in pay dispute',
      'Ministers urge doctors to call off strike over pay',
    ],
  },
  {
    id: 'speed-again',
    hour: 64,
    lasts: 10,
    titles: [
      'Drivers oppose plan to cut city speed limits to 20mph',
      'Speed limits of 20mph in cities: critics fight back',
    ],
    never: 'same',
  },
  {
    id: 'girl',
    hour: 66,
    lasts: 20,
    titles: [
      'Girl, 14, missing since Monday',
      'Police appeal over missing girl aged 14',
      'Search for missing 14-year-old girl goes on',
    ],
    never: 'denied',
  },
  {
    id: 'jets',
    hour: 72,
    lasts: 14,
    titles: [
      'France plans to ban private jets on short routes',
      'French ban on private jets for short trips proposed',
      'Private jets face ban on short French routes',
    ],
  },
  {
    id: 'trial',
    hour: 76,
    lasts: 30,
    titles: [
      'Jury retires in trial of former minister',
      'Former minister trial: jury considers verdict',
      'Minister awaits verdict as jury retires',
    ],
    never: 'review',
  },
  {
    id: 'rents',
    hour: 80,
    lasts: 16,
    titles: [
      'Council to cap rents across the city',
      'Rent cap approved despite landlords’ protests',
      'City votes to cap rents for three years',
    ],
  },
  {
    id: 'app',
    hour: 86,
    lasts: 20,
    titles: ['Editor 4.2 released with faster search', 'Code editor 4.2 is out'],
    never: 'nothing to debate',
  },
  {
    id: 'cash',
    hour: 90,
    lasts: 14,
    titles: [
      'Shops to be forced to accept cash',
      'New law would force shops to accept cash',
      'Should shops have to accept cash?',
    ],
  },
  {
    id: 'faith',
    hour: 94,
    lasts: 20,
    titles: [
      'Should Muslims be allowed to pray in schools?',
      'Row over Muslim prayer in schools',
      'School prayer ban for Muslims defended',
    ],
    never: 'denied',
  },
  {
    id: 'nuclear',
    hour: 98,
    lasts: 16,
    titles: [
      'Government approves three new nuclear power stations',
      'Three nuclear power stations approved amid protests',
      'New nuclear power stations to be built with public money',
    ],
  },
  {
    id: 'jets-again',
    hour: 102,
    lasts: 12,
    titles: [
      'Airlines oppose French plan to ban private jets on short routes',
      'Private jet ban in France criticised',
    ],
    never: 'same',
  },
  {
    id: 'library',
    hour: 110,
    lasts: 14,
    titles: [
      'Libraries to lend tools and toys',
      'Councils plan to let libraries lend tools',
      'Should libraries lend tools as well as books?',
    ],
  },
  {
    id: 'suicide',
    hour: 114,
    lasts: 20,
    titles: [
      'Suicide prevention law to be scrapped',
      'Ministers plan to scrap suicide prevention rules',
    ],
    never: 'denied',
  },
  {
    id: 'four-days',
    hour: 118,
    lasts: 16,
    titles: [
      'Spain to pilot four-day week in ministries',
      'Four-day week pilot approved for Spanish ministries',
      'Spain approves four-day week without pay cuts',
    ],
  },
  {
    id: 'robots',
    hour: 124,
    lasts: 14,
    titles: [
      'Warehouse giant to replace 10,000 workers with robots',
      'Robots to replace 10,000 warehouse workers',
      'Union fights plan to replace workers with robots',
    ],
  },
  {
    id: 'marathon',
    hour: 128,
    lasts: 12,
    titles: ['Marathon record falls in Berlin', 'Runner breaks marathon record in Berlin'],
    never: 'nothing to debate',
  },
  {
    id: 'faces',
    hour: 134,
    lasts: 16,
    titles: [
      'Police to use facial recognition at stations',
      'Facial recognition at stations should be banned, say campaigners',
      'Police plan to use facial recognition divides city',
    ],
  },
  {
    id: 'bees',
    hour: 142,
    lasts: 14,
    titles: [
      'Farmers to be allowed to use banned pesticide again',
      'Ministers allow pesticide that harms bees',
      'Pesticide ban lifted despite fears for bees',
    ],
  },
  {
    id: 'plastic',
    hour: 150,
    lasts: 14,
    titles: [
      'Supermarkets must drop plastic wrapping by 2030',
      'Plastic wrapping to be banned in supermarkets',
      'Ban on plastic wrapping in supermarkets approved',
    ],
  },
]
