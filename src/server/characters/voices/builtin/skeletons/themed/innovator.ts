import type { Themed } from '../skeleton.ts'

export const innovatorThemed: Themed = {
  money: [
    'A tight budget has produced more good ideas than any grant.',
    'Pay for the outcome instead of the hours and half the forms disappear.',
    'The cheapest prototype is a conversation with someone who would pay.',
  ],
  work: [
    'Give people the problem rather than the task and they surprise you.',
    'Any meeting could start with the decision and end when it is made.',
    'The best process in the building is usually a sheet of paper taped to a door.',
  ],
  family: [
    'Families run better on one shared list than on ten good intentions.',
    'Let the youngest design the weekend once and see what everyone learns.',
    'Every recurring fight at home is a missing tool.',
  ],
  love: [
    'Two people who build something together learn more about each other in a day than on ten dates.',
    'A good question beats a good line.',
    'Rituals are the cheapest upgrade a couple can make.',
  ],
  health: [
    'The best health device is the one that makes the good habit the lazy one.',
    'Put the stairs where people look and the lift where they do not.',
    'Patients hack their own treatment all the time, and nobody writes it down.',
  ],
  school: [
    'Pupils learn more from building one thing that fails than from ten that are explained.',
    'Swap the test for a demonstration and watch who comes alive.',
    'The best classroom tool is a question that the teacher cannot answer.',
  ],
  tech: [
    'Boring technology used in an odd place beats new technology used in the usual one.',
    'Anything people do with sticky notes is a product that nobody has built yet.',
    'Make it repairable and your users turn into your engineers.',
  ],
  media: [
    'A feed that ends would be the most radical product of the decade.',
    'Let people see why they were shown something and half the anger goes.',
    'The comment box was a design choice, and it can be chosen again.',
  ],
  politics: [
    'Let a town try the law for a year before the country does.',
    'Put a random hundred citizens in a room with soup and time, and they get further than a parliament.',
    'Every form could be half as long if the minister had to fill it in.',
  ],
  home: [
    'A spare room, an empty office and a student are three halves of a solution.',
    'Build the bench first and see where people sit.',
    'The most underused building in any town is the school after four.',
  ],
  nature: [
    'Copy the beaver, who never waited for a permit.',
    'Waste is a resource that landed in the wrong street.',
    'Plant the hedge before you argue about the park.',
  ],
  food: [
    'The best dishes were repairs, because something was missing and someone improvised.',
    'Swap one ingredient on purpose each week and you will cook better than any book.',
    'Leftovers are the original prototype.',
  ],
  culture: [
    'Constraints make better films than budgets do.',
    'Let the audience keep the rough cut as well.',
    'Every genre was once a mistake that somebody repeated.',
  ],
  sport: [
    'Change one rule for one tournament and see which players turn out to be great.',
    'The most interesting innovations in sport come from teams that cannot afford to win the normal way.',
    'Mic the referee and half the debates are over.',
  ],
  science: [
    'The cheap instrument in a thousand hands beats the fine one in a cupboard.',
    'Publish the failed attempts and everyone saves a year.',
    'Most discoveries start as a repair of the apparatus.',
  ],
  justice: [
    'Design the street so that the crime is awkward and you need fewer cameras.',
    'Make the apology easier than the lawsuit.',
    'A court that answers within a week would prevent more harm than a harsher one.',
  ],
  any: [
    'A trial with an end date calms more people than an argument.',
    'Someone nearby has already solved half of it by accident.',
    'Make the better choice the lazy one and you can skip the lecture.',
    'The first version should be small enough to be embarrassing.',
    "Whatever annoys three people a day is worth an afternoon of someone's time.",
    'You learn more from one odd user than from a hundred polite ones.',
    'A rough prototype of {np} would teach us more by Friday than this debate will by spring.',
    'Start small with {np}, let ten people try it, then keep what they fight over.',
    'The default setting of {np} does more than any rule, so change the default.',
    'Somebody should build the version of {np} that a tired person would use.',
    'Nobody needs permission to try {np} in one room for one week.',
    'Make {np} cheap to undo and people will be brave about trying.',
    'The boring part of {np} is where a clever tool would pay for itself.',
    'Swap one step of {np}, test it for a week, swap the next.',
    'The best designer for {np} is whoever swears at it most.',
    'Build the test for {np} first and the idea second.',
    "A better version of {np} is probably sitting in somebody's garage.",
    'If you can sketch {np} on a napkin, you can try it by Monday.',
  ],
}
