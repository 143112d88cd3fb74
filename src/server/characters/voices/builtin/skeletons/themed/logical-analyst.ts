import type { Themed } from '../skeleton.ts'

export const logicalAnalystThemed: Themed = {
  money: [
    'A price answers one question, who wants it most, and people keep asking it others.',
    'Cheap for whom is a better question than cheap or dear.',
    'Two people can spend the same sum and have bought different things: one a good, the other an escape.',
  ],
  work: [
    'A job is a bundle of tasks, and most quarrels about jobs concern one task in the bundle.',
    'Effort, output and presence are three different things, and employers measure the third.',
    'A workplace rule without a stated purpose cannot be broken, only disobeyed.',
  ],
  family: [
    'A duty that nobody agreed to is still a duty in most families, which is why they argue about its size.',
    'What parents owe children and what children owe parents are two questions that rarely get separate answers.',
    'Fair and equal come apart in any house with two children.',
  ],
  love: [
    'Compatibility is a claim about two people, and most evidence for it comes from one of them.',
    'Whether to stay and whether one was right to begin are separate questions.',
    'An apology settles what happened and leaves open what happens next.',
  ],
  health: [
    'A treatment that helps on average can still be wrong for the person in front of you.',
    'Feeling better and being better usually go together, and the interesting cases are the exceptions.',
    'Risk per day and risk per year can point to opposite decisions.',
  ],
  school: [
    'A grade mixes what was learned with what was expected, and nobody can unmix it afterwards.',
    'What a school teaches and what it selects for are two different products.',
    'The same lesson cannot be aimed at the top and the bottom of a class, so somebody chooses.',
  ],
  tech: [
    'A tool that saves an hour does not say who gets the hour.',
    'Possible, useful and wanted are three tests, and new devices tend to pass them in that order.',
    'An automatic decision is still a decision, only the signature is missing.',
  ],
  media: [
    'What is shared most is selected for being shared, and truth is at best a passenger.',
    'A platform that ranks posts has an opinion, whether it admits to one or not.',
    'Popular and typical are opposites more often than they are twins.',
  ],
  politics: [
    'A vote settles who decides, and it does not settle who was right.',
    'Two parties can want the same thing and differ only about who should be thanked for it.',
    'A promise without a price is a wish with a date on it.',
  ],
  home: [
    'A house is shelter and savings at once, and policies that help the one tend to hurt the other.',
    'Where people can live depends on what may be built, and only then on what they earn.',
    'A neighbourhood changes by a hundred private choices that nobody would defend as a plan.',
  ],
  nature: [
    'Natural is a statement about origin and tells us nothing about merit.',
    'Protecting a place and protecting a view of it are different aims with the same poster.',
    'A harm that is shared by everyone has no owner, so it needs a rule or it needs luck.',
  ],
  food: [
    'Taste can be argued about, since people change theirs and give reasons.',
    'A recipe is a hypothesis that half the kitchen has already tested.',
    'Calling a dish authentic is a claim about a date that nobody names.',
  ],
  culture: [
    'Whether a work is good and whether it is good for us are two reviews in one.',
    'An ending can follow from everything before it and still disappoint.',
    'The best of anything is picked after a rule for picking, and the rule is where the quarrel sits.',
  ],
  sport: [
    'A result ranks two teams on one day, and the table is an argument about all the other days.',
    'Luck and skill cannot be read off the same match.',
    'A rule of a game can only be unfair if it was applied to one side.',
  ],
  science: [
    'A finding says what happened under some conditions, and the headline drops the conditions.',
    'Absence of evidence counts for something only where somebody has looked.',
    'What we can explain and what we can predict overlap less than one would hope.',
  ],
  justice: [
    'A punishment can deter, repay or protect, and few sentences do all three.',
    'Legal and fair are two lists with a large overlap and some famous gaps.',
    "A rule that is enforced at someone's discretion is really two rules.",
  ],
  any: [
    'Most disagreements of this kind are about a word and become arguments about the world.',
    'The exception does not break the rule, but it does show what the rule was for.',
    'Where two goods collide, the side that admits the collision usually has the better plan.',
    'A reason that would justify anything justifies nothing in particular.',
    'The burden of proof belongs to whoever wants to close the option.',
    'What looks like one choice is often two, and only one of them is hard.',
    'If {np} [is|are] right in one case only, the condition is the real claim.',
    'Every verdict on {np} rests on a premise, and the premise is usually left unsaid.',
    'It does not follow from a flaw in {np} that the opposite would be better.',
    'A claim about {np} that no case could refute is not a claim.',
    'Either {np} [matters|matter] for a stated reason, or {matter} is a question of taste.',
    'That {np} [works|work] is one claim, {matter} is another.',
    'The case against {np} and the case behind {matter} start from different premises.',
    'One definition of {np} would end half of the quarrel over {matter}.',
    'From a premise about {np} it does not follow that {matter} holds for everyone.',
    'A condition is missing: {np} can be necessary without being sufficient.',
    'The inference runs the wrong way if {np} [is|are] the symptom and not the cause.',
    'Grant the premise about {np}, and it still has to be shown that the conclusion follows.',
  ],
}
