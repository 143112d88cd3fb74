import type { Themed } from '../skeleton.ts'

export const skepticThemed: Themed = {
  money: [
    'Free things have a customer, and it is rarely the person who got them for free.',
    'Nobody ever got rich by telling you to wait.',
    'The fee is in the sentence that you skipped.',
  ],
  work: [
    'Managers call it culture when they cannot measure the work.',
    'A perk is a raise that can be taken back without a meeting.',
    'We are a family here is what firms say shortly before they let relatives go.',
  ],
  family: [
    'Every family has one person who does the planning and four who call it easy.',
    "Traditions are mostly somebody's convenience from forty years ago.",
    'People who give advice about children tend to have old children or none.',
  ],
  love: [
    'People do not change because they promise to, they change when the old way costs more.',
    'Chemistry is a fine reason to meet and a poor one to sign a lease.',
    'Anyone can be charming for three months.',
  ],
  health: [
    'A miracle cure has a shop attached to it.',
    'Wellness is mostly a way to sell sleep back to tired people.',
    'If it worked that well, your doctor would not be hearing of it from you.',
  ],
  school: [
    'Schools test what is easy to mark and then wonder what pupils learn.',
    'Every reform in education is announced by someone who no longer teaches.',
    'A degree proves that somebody could afford to wait.',
  ],
  tech: [
    'The demo is always recorded on a good day.',
    'When a product is called smart, it means that it talks to its maker.',
    'New features are what you get instead of repairs.',
  ],
  media: [
    'Outrage is the cheapest thing a newsroom can print.',
    'The comment you are most proud of was chosen for you by a machine that likes quarrels.',
    'Nobody verifies what flatters them.',
  ],
  politics: [
    'A commission is how you say no and keep the photo.',
    'Politicians count the people who show up angry, and they count them twice.',
    'The deadline is always set for after the election.',
  ],
  home: [
    'Everyone wants more housing one street further away.',
    'Luxury flat is a word for a flat that has just been painted.',
    'The people who call a district up and coming mean that they are coming.',
  ],
  nature: [
    'Green labels are designed in the same office as the other labels.',
    'Offsetting is paying somebody else to go on a diet.',
    'The wilderness in the advertisement has a car in it.',
  ],
  food: [
    'Artisanal means that the machine is out of sight.',
    'Half of what we call taste is the price tag.',
    'Diets work until the book tour is over.',
  ],
  culture: [
    'The critics who were early are remembered, and those who were early about the wrong film are not.',
    'Nostalgia sells best to people who were not there.',
    'A sequel is what happens when accountants like a story.',
  ],
  sport: [
    'Clubs talk about loyalty on the way up and about business on the way down.',
    'A pundit is somebody who explains on Monday what he did not see on Saturday.',
    'Fans forgive everything except honest prices.',
  ],
  science: [
    'A breakthrough needs five more years, as it did five years ago.',
    'The press release is written before anyone has tried to repeat it.',
    'Experts disagree more than panels do, because panels are booked for agreement.',
  ],
  justice: [
    'The fine is a price if the firm is big enough.',
    'Crime statistics mostly measure where the police look.',
    'Tough is what you call a law that nobody plans to pay for.',
  ],
  any: [
    'If everybody gains, somebody has not been asked.',
    'The simplest explanation is that someone is paid for it.',
    'A thing that has to be defended this loudly is usually weaker than it looks.',
    'Nobody checks a claim that comes from their own side.',
    'Common sense is what people call a habit they do not want examined.',
    'It is always the small print that was right.',
    'Somebody gets paid when {np} [sounds|sound] simple.',
    'The promise of {np} is free, and the bill arrives later.',
    'I trust {np} exactly as far as the people selling it would bet their own money.',
    'Nobody has shown me the receipt for {np} yet.',
    'The fans of {np} forget the cost and the critics forget their own share in it.',
    'If {np} needed no salesman, we would hear less about it.',
    'Ask who loses on {np}, and watch the conversation change the subject.',
    'Most of the certainty about {np} is borrowed from somebody who sells it.',
    'There is a catch in {np}, because there is always a catch.',
    'Whoever praises {np} loudest should pay for the first mistake.',
    'I have heard better promises than {np}, and worse ones, and none of them came with a refund.',
    'The small print of {np} was written by somebody with a lawyer.',
  ],
}
