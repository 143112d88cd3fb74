import { commonplace } from '../commonplace.ts'

export const anyReport = commonplace({
  id: 'any-report',
  category: 'Politics',
  isForm: true,
  idea: 'taking the news seriously',
  doing: 'acting on it',
  cues: { strong: [], weak: [] },
  aspects: [
    {
      label: 'the week after the headline',
      pro: [
        'a decision in one line reaches a thousand kitchens within a month',
        'those who prepare early are called nervous, and later lucky',
      ],
      con: [
        'most things that get announced arrive late, smaller or never',
        'the excitement lasts a week and the paperwork a year',
      ],
      mechanism: 'a headline tells the decision and not its second week',
      give: 'a calm day',
      get: 'a head start',
      question: 'What would it change for you by the spring?',
    },
    {
      label: 'the split of gain and cost',
      pro: [
        'those who waited longest for a change are rarely asked about it',
        'a change that hurts a few in the open can end what hurt many in silence',
      ],
      con: [
        'those who gain send a press release, and those who lose get a letter',
        'the bill for a big announcement tends to arrive under another name',
      ],
      mechanism: 'gains are announced together and losses one by one',
      give: 'a bit of comfort for those who had it good',
      get: 'a turn for those who waited',
      question: 'Who around you gains by it?',
    },
    {
      label: 'the moment it comes',
      pro: [
        'things like this happen when waiting has become dearer than acting',
        'somebody has to move first, and then the others find their courage',
      ],
      con: [
        'a moment like this one is picked by people who need the attention',
        'years of looking away are not made good by one announcement',
      ],
      mechanism: 'a decision falls when its alternatives have gone',
      give: 'another year of looking on',
      get: 'a beginning',
      question: 'What do you think changed last month?',
    },
    {
      label: 'the missing part of the report',
      pro: [
        'a first report is worth having even with half of the story missing',
        'the small print of a decision changes more lives than its headline',
      ],
      con: [
        'the one number that would tell us how big it is was left out',
        'nobody asked the people who will have to carry it out',
      ],
      mechanism: 'what is easy to report gets reported',
      give: 'some certainty',
      get: 'an early picture',
      question: 'What would you have asked them?',
    },
  ],
  proposals: [
    'wait two days and read what came of it',
    'ask someone who works there',
    'find the sentence that says since when',
    'look for what it changes in one household',
  ],
  scenes: [
    'someone who learned it from a colleague at the gate',
    'a clerk who has to tell people at the counter',
    'a family for whom it is no headline',
  ],
})
