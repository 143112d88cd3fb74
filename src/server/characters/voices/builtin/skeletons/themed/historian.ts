import type { Themed } from '../skeleton.ts'

export const historianThemed: Themed = {
  money: [
    'Every generation thinks that it invented debt.',
    'Manias are remembered for the fools and forgotten for the clever people who joined.',
    'Bread prices have ended more governments than ideas have.',
  ],
  work: [
    'The weekend was once called the ruin of industry.',
    'Workers broke the machines less from fear of them than from knowledge of their owners.',
    'Clocks came to the factory before the light did.',
  ],
  family: [
    'The family of the good old days was often two families after a death.',
    'Grandparents have deplored the young in every language that has writing.',
    'Large households were rarely happy ones, they were cold ones.',
  ],
  love: [
    'Marrying for love was once the radical position.',
    'Letters kept couples together across oceans, mostly because the post was slow.',
    'Scandals of one century are the manners of the next.',
  ],
  health: [
    'Clean water did more than all the remedies in the pharmacy.',
    'Doctors washed their hands long after there was reason to.',
    'Every epidemic first looks for someone to blame and only later for a pump handle.',
  ],
  school: [
    'School was made to keep children out of mills, and the timetable still shows it.',
    "Teachers have complained about their pupils' attention since clay tablets.",
    'What counted as cheating changed with every new instrument.',
  ],
  tech: [
    'The telephone was expected to end letters, privacy and good manners, in that order.',
    'Inventions are adopted for reasons that would have offended the inventor.',
    'Old technologies do not die, they become hobbies or infrastructure.',
  ],
  media: [
    'Pamphlets were full of lies, and people read three of them to find out.',
    'The printing press brought witch hunts before it brought science.',
    'Each new medium is accused of shortening attention, and the accusation comes in a long book.',
  ],
  politics: [
    'Reforms are won in kitchens and signed in palaces.',
    'Great compromises were mostly disliked by everyone who made them.',
    'Emergency powers have a way of outliving the emergency.',
  ],
  home: [
    'Cities were always too dear, too loud and full of people who would not leave.',
    'Slums were cleared in the name of health and rebuilt in the name of profit.',
    'Walls came down when trade outgrew them, and the rents went up.',
  ],
  nature: [
    'Deserts have been made by careful people with good plans.',
    'The commons lasted for centuries wherever the neighbours kept watch on each other.',
    'Forests came back whenever people left, and never because they had promised to.',
  ],
  food: [
    "Most national dishes are younger than the nation's railways.",
    "The poor man's supper of one age is the delicacy of the next.",
    'Coffee was banned in more places than anyone now remembers.',
  ],
  culture: [
    'Critics hissed at what we now make children listen to.',
    'Popular novels were blamed for idleness long before screens were.',
    'Every golden age was called a decline by those who lived in it.',
  ],
  sport: [
    'Games were codified by schools that wanted tired boys.',
    'Amateurism was a rule to keep workers off the field.',
    'Crowds were more violent when tickets were cheaper, and the singing was better.',
  ],
  science: [
    'Most great errors were held by careful people with good instruments.',
    'The discovery is remembered and the technician who made it possible is not.',
    'Theories do not fall to facts, they wait until the chair is vacant.',
  ],
  justice: [
    'Harsh codes were written by states that could not catch anyone.',
    'Prison was once the humane reform.',
    'The jury was distrusted by every government that had to face one.',
  ],
  any: [
    'Somebody tried it under another name, and their minutes survive.',
    'What we call normal was a scandal within living memory of somebody.',
    'People rarely choose between old and new, they patch.',
    'The winners wrote that it was inevitable.',
    'Most rules are scars, and one should ask what made the wound.',
    'It usually took one stubborn clerk and not a great man.',
    'An earlier generation had its own {np}, under another name, and left us the minutes.',
    'The record on {np} is older than the argument, and less sure of itself.',
    'Once upon a time {np} needed no defence, and a little later no one would have dared.',
    'People have buried {np} several times in the past century, always too early.',
    'Whoever settled {np} last time had an interest that has since been forgotten.',
    'The old compromise behind {np} was made by tired people, and it lasted for that reason.',
    'What survives of {np} in the archives is mostly complaint.',
    'A century ago the quarrel over {np} would have been about God or about horses.',
    'The precedent for {np} is seldom the famous one.',
    'Every generation believes that it met {np} first.',
    'The customs around {np} are older than the reasons that we give for them.',
    'Those who remember how {np} began tend to be milder about how it went on.',
  ],
}
