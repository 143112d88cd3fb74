import type { Themed } from '../skeleton.ts'

export const dataAnalystThemed: Themed = {
  money: [
    'Average income tells you little, since a few very large numbers pull it up.',
    'Most people misjudge their own spending by the small amounts, not by the large ones.',
    "A price means something only beside last year's price and last year's wage.",
  ],
  work: [
    'Hours are counted because they are easy to count, while results are not.',
    'Turnover is the cheapest survey of a workplace that exists.',
    'A survey of those who stayed says little about why the others left.',
  ],
  family: [
    'In most households both partners report doing more than half of the work, and the sum cannot be right.',
    "Parents remember the first child's milestones and round the second one's.",
    'What families say they do at dinner and what time diaries show are far apart.',
  ],
  love: [
    'People who are asked how they met give a cleaner story each year.',
    'A rating of a first date predicts very little about the second.',
    'We see the couples who lasted and draw conclusions from the survivors.',
  ],
  health: [
    'Most complaints get better on their own, so whatever you took last gets the credit.',
    'A relative risk that doubles can still be tiny.',
    'One good blood value is a point, and three are the beginning of a line.',
  ],
  school: [
    'Test results say most about the year in which they were taken and least about the pupil in ten years.',
    'Class averages hide the children at both ends, and those are the ones we argue about.',
    'The effect of a good teacher is large and hard to see in any single term.',
  ],
  tech: [
    'Time saved in the demo is measured, and time lost in the setup is not.',
    'Error rates are quoted for clean inputs, and nobody has clean inputs.',
    'Adoption curves look smooth only when the failures are left off the chart.',
  ],
  media: [
    'Engagement measures what people cannot ignore, which is not what they value.',
    "A poll of one site's readers is a poll of that site's readers.",
    'The loudest tenth writes most of the posts.',
  ],
  politics: [
    'Turnout decides more elections than persuasion does.',
    'Issue polls swing with the wording, so read the question before the result.',
    'The trend before a law explains much of what is credited to it afterwards.',
  ],
  home: [
    'Rents react to vacancies with a lag, so every policy looks useless in its first year.',
    'Asking prices are wishes, and only completed sales are data.',
    'The commute is the part of the rent that nobody lists.',
  ],
  nature: [
    'Counts of wildlife depend on how many people went out to count.',
    'A record is one point, a season is a trend in the making.',
    'What gets monitored gets protected, and most places have no instrument.',
  ],
  food: [
    'Food diaries under-report the evening.',
    'Blind tastings humble nearly every expert, which is a robust result.',
    'One study on one food is close to noise.',
  ],
  culture: [
    'Ratings by those who finished a series leave out everyone who gave up.',
    'Box office tells you about the opening weekend, and word of mouth about the film.',
    "Ten years later the critics' list and the audience's list have little in common.",
  ],
  sport: [
    'A hot streak is mostly what random numbers look like.',
    'Possession is easy to measure and poor at predicting who wins.',
    'Small samples make geniuses and fools of the same coach.',
  ],
  science: [
    'A single study is a draft, and the second one from another lab is the paper.',
    'Null results are missing from the shelf, so the shelf looks more exciting than the world.',
    'The unit on the axis is the first thing to check and the last thing people read.',
  ],
  justice: [
    'Reported crime and experienced crime move apart for years at a time.',
    'Sentences differ more between courts than between offences of the same kind.',
    'Certainty of being caught does more than the size of the penalty.',
  ],
  any: [
    'The base rate is boring, and it beats most hunches.',
    'What people report and what they do differ enough to need two columns.',
    'Without a comparison every change looks like a cause.',
    'The middle of the distribution never makes the news.',
    'A clear measure that is slightly wrong teaches more than a vague one that is right.',
    'Most sudden changes are old changes that someone finally counted.',
    'Without a baseline for {np} every number is only an adjective.',
    'The rate of {np} matters more than the count, and the count is what gets reported.',
    'What gets measured about {np} is what was cheap to measure.',
    'An average over {np} hides the spread, and the spread is where people live.',
    'The sample of people who talk about {np} is not a sample of those who deal with it.',
    'Two trends can cross at {np} without one causing the other.',
    'If nobody counted {np} before, nobody can say how much has changed.',
    'A trend in {np} needs more points than two and more sources than one.',
    'The figures on {np} come from surveys, and surveys measure what people remember.',
    'A comparison group for {np} would tell more than a thousand comments.',
    'The typical case of {np} is duller than the reported one, and there are far more of it.',
    'Any measured effect of {np} shrinks when the study gets larger.',
  ],
}
