import { commonplace } from '../commonplace.ts'

export const livingTogether = commonplace({
  id: 'living-together',
  category: null,
  idea: 'a plain word between people who share a home',
  doing: 'saying it plainly at home',
  cues: {
    strong: ['roommate', 'flatmate', 'housemate', 'shared flat', 'shared house', 'my roommates'],
    weak: [
      'kitchen',
      'dishes',
      'fridge',
      'rent',
      'shower',
      'mess',
      'chore',
      'food',
      'smoke',
      'smell',
      'lease',
      'cleaning',
      'sofa',
      'share',
      'flat',
    ],
  },
  aspects: [
    {
      label: 'the price of keeping quiet',
      pro: [
        'the one who stays polite ends up paying for the peace',
        'a small thing said early costs ten minutes and said late costs the flat',
      ],
      con: [
        'a home where every crumb becomes a meeting is no home either',
        'half of these things stop by themselves once nobody counts them',
      ],
      mechanism: 'people who share a kitchen keep two different accounts of who owes whom',
      give: 'an easy evening',
      get: 'a rule that both remember',
      question: 'How many times have you said it, and in how many words?',
    },
    {
      label: 'the house rule',
      pro: [
        'a rule that both of you wrote is easier to keep than a hint',
        'habits from another family count as manners there and as theft here, so somebody has to translate',
      ],
      con: [
        'rules bind the person who would have behaved anyway',
        'once there is a list, people do what is on the list and nothing else',
      ],
      mechanism: 'what feels natural at home is whatever the first home allowed',
      give: 'the feeling of living with friends',
      get: 'an agreement that survives a bad week',
      question: 'What would the rule say, in one line that both could sign?',
    },
    {
      label: 'the reason on the other side',
      pro: [
        'most people who annoy you have no idea how it looks from your door',
        'asking why before saying stop gets an answer instead of a defence',
      ],
      con: [
        'a reason is no excuse when the same thing has been explained twice',
        'understanding someone is tiring when it only ever goes one way',
      ],
      mechanism: "each person sees their own mess with the story behind it and the other's without",
      give: 'the feeling of being right',
      get: 'an answer from the other side',
      question: 'What do you do that drives the other one mad?',
    },
    {
      label: 'the door out',
      pro: [
        'knowing when the lease ends makes every talk calmer',
        'moving out is cheaper than a year of bad sleep',
      ],
      con: [
        'threatening to leave over this leaves nothing for the next quarrel',
        'the next place has people in it as well',
      ],
      mechanism: 'an argument between equals depends on who can afford to leave',
      give: 'a cheap room',
      get: 'an evening without a knot in the stomach',
      question: 'What would have to happen for you to look at other rooms?',
    },
    {
      label: 'help from outside',
      pro: [
        'a landlord or a third flatmate can say the thing that sounds like an attack from you',
        'a written note with a date turns a mood into a fact',
      ],
      con: [
        'whoever goes to the landlord first has ended the friendship',
        'a neutral third person is rare in a flat with two bedrooms',
      ],
      mechanism: 'a quarrel between two people gets a referee or a winner',
      give: 'the chance to sort it out alone',
      get: 'somebody who keeps count',
      question: 'Who else sees it happen?',
    },
  ],
  proposals: [
    'agree on three house rules while nobody is angry',
    'write the rule on the fridge with both names under it',
    'give it two weeks and say beforehand what happens after',
    'put a price on it and split the bill for what gets used up',
    'ask what annoys the other person about you before you start',
  ],
  scenes: [
    'a student who labels the milk and feels petty about it',
    'someone who eats dinner in the bedroom to avoid a conversation',
    'a tenant whose name is on the lease and whose patience is not',
  ],
})
