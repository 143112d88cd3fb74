import { commonplace } from '../commonplace.ts'

export const ownLife = commonplace({
  id: 'own-life',
  category: null,
  isForm: true,
  idea: 'doing something about it now',
  doing: 'doing something about it',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the choice to speak',
      pro: [
        'what is said while it is small stays small',
        'nobody can change what they have not been told',
      ],
      con: [
        'half of it will look different after two nights of sleep',
        'some people need to be left alone until they notice',
      ],
      mechanism: 'people hope to be read and are hardly ever read',
      give: 'an easy silence',
      get: 'an end to the guessing',
      question: 'To whom have you said it in one sentence?',
    },
    {
      label: 'the real hurt',
      pro: [
        'it is seldom about the thing, it is about being counted',
        'naming the feeling takes the accusation out of it',
      ],
      con: [
        'digging for the deeper reason makes a wound of a scratch',
        'sometimes the thing is simply the thing, and a lock or a list solves it',
      ],
      mechanism: 'small things hurt when they stand for large ones',
      give: 'a quick repair',
      get: 'the right one',
      question: 'What would it mean if it never happened again?',
    },
    {
      label: "the other's side",
      pro: [
        'the other has a story in which this makes sense, and it can be asked for',
        'someone who feels attacked defends even what he regrets',
      ],
      con: [
        'one may understand everybody and still be the only one who gives way',
        'a reason does not pay for the damage',
      ],
      mechanism: "each of the two sees the first stone in the other's hand",
      give: 'the pleasure of being right',
      get: 'a bit of understanding',
      question: 'What would they say happened?',
    },
    {
      label: 'the line',
      pro: [
        'a line that one draws calmly and early is rarely tested',
        'those who never say no are asked by everyone',
      ],
      con: [
        'a line that one then moves is worse than none',
        'whoever counts on rights with people wins and eats alone',
      ],
      mechanism: 'others learn what is allowed by what happens next',
      give: 'an easy reputation',
      get: 'some rest',
      question: 'Where does it stop being all right?',
    },
    {
      label: 'time',
      pro: [
        'the right moment is a feeling that comes after one has begun',
        'a month of waiting teaches the other that it is fine',
      ],
      con: [
        'what is said in anger has to be carried for years',
        'a thing that has lasted for years can wait for a good hour',
      ],
      mechanism: 'waiting and hurrying both feel like reasons',
      give: 'a clean temper',
      get: 'a shorter trouble',
      question: 'What would be different in a month?',
    },
    {
      label: 'help',
      pro: [
        'one person who knows makes it half as heavy',
        'people like to be asked, it tells them that they are trusted',
      ],
      con: [
        'advice is what people give who want it to be over',
        'the more people know, the less of it is yours',
      ],
      mechanism: 'troubles shrink in company and secrets do not',
      give: 'a proud face',
      get: 'somebody in it with you',
      question: 'Who would want to know?',
    },
  ],
  proposals: [
    'put it in one sentence and say it to one person',
    'wait until Thursday and see if it is still there',
    'write down what you want at the end of it',
    'do the smallest part before lunch',
    'ask for the thing and leave out the reasons',
  ],
  scenes: [
    'someone who has told it as a funny story for a year',
    'a friend who would have driven over',
    'a stranger in the same spot who thinks he is the only one',
  ],
})
