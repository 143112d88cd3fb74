import { commonplace } from '../commonplace.ts'

/** Trails, summits, camping, e-bikes: the outdoors and who may use it how. */
export const upTheMountain = commonplace({
  id: 'up-the-mountain',
  category: 'Environment',
  idea: 'opening it to all',
  doing: 'letting more people up',
  cues: {
    strong: [
      'hiking',
      'hike',
      'trail',
      'trails',
      'e-bike',
      'e-bikes',
      'ebike',
      'summit',
      'cable car',
      'camping',
      'wild swimming',
      'mountain hut',
      'climbing route',
      'campsite',
      'mountain bike',
      'mountain bikes',
      'national park',
    ],
    weak: [
      'mountain',
      'mountains',
      'path',
      'bike',
      'bikes',
      'wild',
      'cheating',
      'walk',
      'nature',
      'drone',
      'dogs',
      'lake',
      'crowd',
    ],
    never: ['paper trail'],
  },
  aspects: [
    {
      label: 'the effort and the view',
      pro: [
        'a view is not a wage, and nobody has to earn it',
        'help uphill brings back those whom knees or years had sent home',
      ],
      con: [
        'what one has climbed for looks different from what one was carried to',
        'the last quiet places were quiet because they were hard to reach',
      ],
      mechanism: 'effort is the gate of a place, and a motor opens it',
      give: 'a bit of solitude',
      get: 'company at the top',
      question: 'What would the same view have been worth to you with no climb at all?',
    },
    {
      label: 'the narrow path',
      pro: [
        'a bell, a slow pace and a hello solve most meetings',
        'the ones who are rude on wheels were rude on foot',
      ],
      con: [
        'two speeds on one narrow path mean that the slow ones listen all day',
        'a heavy machine in wet ground writes a groove that lasts for years',
      ],
      mechanism: 'a path is wide enough for one kind of traffic at a time',
      give: 'some peace on foot',
      get: 'a path for more people',
      question: 'Who stepped aside the last time you met someone up there?',
    },
    {
      label: 'the ground and the animals',
      pro: [
        'people protect what they have seen, and they have to get there first',
        'a good marked way keeps a thousand feet off the moss',
      ],
      con: [
        'what lives there hears us long before we see it',
        'each new way in is a way in for the rubbish as well',
      ],
      mechanism: 'a place can stand many visitors or close ones, seldom both',
      give: 'an undisturbed slope',
      get: 'a crowd that cares',
      question: 'What has changed there since you first came?',
    },
    {
      label: 'the rule of the thing',
      pro: [
        'nobody is cheated where nobody is racing',
        'each gain was called cheating once, the boot and the map among them',
      ],
      con: [
        'a shared hardship is half of the friendship up there',
        'whoever says that it makes no difference has not been overtaken yet',
      ],
      mechanism: 'people call it cheating when the price of something that they paid falls',
      give: 'some pride',
      get: 'an old friend who can come along',
      question: 'Whom could you take along who could not come before?',
    },
  ],
  proposals: [
    'give each kind its own days',
    'keep one valley without any motor and mark it well',
    'ride behind a walker for an hour and then decide',
    'ask at the hut what they have seen change',
  ],
  scenes: [
    'a woman of seventy on her first ridge in ten years',
    'a hiker who jumps at every bell',
    'a ranger with a shovel in a groove',
  ],
})
