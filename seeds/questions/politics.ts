import type { EvergreenPrompt } from './prompt.ts'

export const politics: EvergreenPrompt[] = [
  {
    id: 'voting-age',
    category: 'Politics',
    question: 'At what age should people get the vote: is 16 old enough?',
    sides: {
      yes: 'They work, pay tax and will live longest with the result, and a first vote cast while still at school becomes a habit.',
      no: 'We judge them too young to sign a lease or buy a beer; a vote is no smaller thing than either.',
    },
    hashtag: 'VotingAge',
  },
  {
    id: 'compulsory-voting',
    category: 'Politics',
    question: 'Should voting be compulsory, with a small fine for staying away?',
    sides: {
      yes: 'When everyone votes, parties must court the poor and the young instead of only firing up their own camp.',
      no: 'A right you are punished for not using is a duty, and a bored cross on paper is worth less than an honest silence.',
    },
    hashtag: 'CompulsoryVoting',
  },
  {
    id: 'universal-basic-income',
    category: 'Politics',
    question: 'Should every adult receive a basic income with no conditions attached?',
    sides: {
      yes: 'It pays the carer, the student and the inventor alike, and spares the poor from proving their misery to an office.',
      no: "Money spread over those who don't need it is too thin for those who do, and work also gives life its shape.",
    },
    hashtag: 'UniversalBasicIncome',
  },
  {
    id: 'rent-control',
    category: 'Politics',
    question: 'Does rent control do more harm than good?',
    sides: {
      yes: "Owners sell or skip repairs, builders stay away, and the newcomer pays for the sitting tenant's bargain.",
      no: "A home is not a weekly purchase: without a cap the nurse and the child's school friends are priced out by a bidding war.",
    },
    hashtag: 'RentControl',
  },
  {
    id: 'term-limits',
    category: 'Politics',
    question: 'At what point has a lawmaker served long enough: is twelve years the limit?',
    sides: {
      yes: 'Safe seats turn servants into owners, and someone who must go home again votes like a neighbour.',
      no: 'It takes years to learn where a budget hides things; clear out the experienced and the lobbyists remember for them.',
    },
    hashtag: 'TermLimits',
  },
  {
    id: 'revolving-door',
    category: 'Politics',
    question: 'Should former ministers be barred for life from lobbying?',
    sides: {
      yes: "A favour to tomorrow's employer is a bribe with a delay, and only 'never' removes the temptation.",
      no: 'Able people will not enter politics if it means never again using what they know to earn a living.',
    },
    hashtag: 'RevolvingDoor',
  },
  {
    id: 'chamber-by-lottery',
    category: 'Politics',
    question: 'Should one chamber of parliament be filled by lottery?',
    sides: {
      yes: 'Juries show that ordinary people weigh evidence seriously, and someone who never campaigns owes nobody anything.',
      no: 'An elected member can be thrown out for a bad law; a lucky one just goes home and shrugs.',
    },
    hashtag: 'ChamberByLottery',
  },
  {
    id: 'proportional-voting',
    category: 'Politics',
    question: 'Is it fair that a party with a third of the votes can win most of the seats?',
    sides: {
      yes: 'A clear winner can carry out what it promised and be sacked for it, instead of blaming a coalition partner.',
      no: 'When two thirds voted for something else, calling the outcome a mandate is arithmetic with a straight face.',
    },
    hashtag: 'ProportionalVoting',
  },
  {
    id: 'ranked-ballots',
    category: 'Politics',
    question: 'Would you rather rank the candidates than pick only one?',
    sides: {
      yes: 'You can vote for the one you love without handing the seat to the one you fear.',
      no: 'A ballot you need explained produces spoiled papers, slow counts and winners nobody put first.',
    },
    hashtag: 'RankedBallots',
  },
  {
    id: 'referendums',
    category: 'Politics',
    question: 'Who should settle constitutional questions: the people, always by referendum?',
    sides: {
      yes: 'Rules that bind the rulers should come from the ruled, not from those who will profit by them.',
      no: 'A yes or no answers the mood of one afternoon, and nobody is responsible afterwards for making it work.',
    },
    hashtag: 'Referendums',
  },
  {
    id: 'online-political-ads',
    category: 'Politics',
    question: 'Should political advertising on social media be banned?',
    sides: {
      yes: 'A thousand versions of a promise, each seen only by its target, cannot be checked by a rival or a reporter.',
      no: 'Cheap adverts let the unknown newcomer speak; a ban leaves the stage to whoever is already famous.',
    },
    hashtag: 'OnlinePoliticalAds',
  },
  {
    id: 'campaign-money',
    category: 'Politics',
    question: 'Should election campaigns be paid for by the public alone?',
    sides: {
      yes: 'Whoever pays for the campaign sets the agenda after it; a few coins per citizen buys the agenda back.',
      no: 'Nobody should be taxed to print the posters of a party they detest.',
    },
    hashtag: 'CampaignMoney',
  },
  {
    id: 'parliament-quotas',
    category: 'Politics',
    question: 'Should half the seats in parliament be reserved for women?',
    sides: {
      yes: 'Parties find able women as soon as they must, and laws on pay and birth look different when both halves write them.',
      no: 'A voter must be free to prefer any candidate to any other, and a reserved chair puts a question mark on its holder.',
    },
    hashtag: 'ParliamentQuotas',
  },
  {
    id: 'inheritance-tax',
    category: 'Politics',
    question: 'Is it fair to tax large inheritances more heavily than wages?',
    sides: {
      yes: 'The nurse is taxed on every night shift; the heir did nothing but outlive an uncle.',
      no: 'It was taxed when it was earned, and people build farms and firms so that they will outlast them.',
    },
    hashtag: 'InheritanceTax',
  },
  {
    id: 'wealth-tax',
    category: 'Politics',
    question: 'Should very large fortunes be taxed every year?',
    sides: {
      yes: 'A fortune that grows faster than any wage ends by owning the newspapers, the land and the lawmakers.',
      no: 'Paintings and start-ups have no price until they are sold, and the rich can move sooner than the form arrives.',
    },
    hashtag: 'WealthTax',
  },
  {
    id: 'national-service',
    category: 'Politics',
    question: 'Is a year of service in the army or in care too much to ask of every young adult?',
    sides: {
      yes: 'A year of forced labour at low pay is a tax on the young by voters who will never have to pay it.',
      no: "The banker's son and the farmhand's daughter would share a dormitory once in their lives, and old people a visitor.",
    },
    hashtag: 'NationalService',
  },
  {
    id: 'prisoner-votes',
    category: 'Politics',
    question: 'Is it right to let people vote while they are in prison?',
    sides: {
      yes: 'Losing liberty is the sentence; a citizen who still has a stake in the law is likelier to come back to it.',
      no: 'Whoever breaks the common rules in earnest can sit out the making of them until the debt is paid.',
    },
    hashtag: 'PrisonerVotes',
  },
  {
    id: 'jury-trials',
    category: 'Politics',
    question: 'Would judges serve justice better than a jury of citizens?',
    sides: {
      yes: 'They must give reasons, know the tricks of evidence and are not moved by a good suit and a sob.',
      no: 'Twelve strangers cannot be promoted, leaned on or hardened by a thousand cases the way one official can.',
    },
    hashtag: 'JuryTrials',
  },
  {
    id: 'work-for-refugees',
    category: 'Politics',
    question: 'Should asylum seekers be allowed to work from their first day?',
    sides: {
      yes: 'A year of enforced idleness costs the public, wastes a welder, and is the surest way to make a stranger stay one.',
      no: 'If a claim is also a work permit, those in real danger wait behind a queue of people looking for a job.',
    },
    hashtag: 'WorkForRefugees',
  },
  {
    id: 'dual-citizen-leaders',
    category: 'Politics',
    question: 'Should dual citizens be allowed to hold the highest office?',
    sides: {
      yes: "Loyalty shows in deeds; a second passport is usually a parent's birthplace, not a second master.",
      no: "On the day the two countries' interests collide, nobody should need to wonder which way the head of state leans.",
    },
    hashtag: 'DualCitizenLeaders',
  },
  {
    id: 'ceremonial-monarchs',
    category: 'Politics',
    question: 'Does a ceremonial monarch serve a democracy better than an elected president?',
    sides: {
      yes: 'Someone above party who never had to win can stand for those who lost, and the ambitious are kept from the top chair.',
      no: 'A state that calls its citizens equal cannot hand its first place to a baby for being born.',
    },
    hashtag: 'CeremonialMonarchs',
  },
  {
    id: 'security-council-veto',
    category: 'Politics',
    question: 'Should the veto in the United Nations Security Council be abolished?',
    sides: {
      yes: 'Five winners of an old war can each shelter a friend from justice, whatever all the rest of the world decides.',
      no: 'The veto is why the great powers are in the room; outvote one on a matter of war and you get the war.',
    },
    hashtag: 'SecurityCouncilVeto',
  },
  {
    id: 'election-holiday',
    category: 'Politics',
    question: 'Should election day be a paid public holiday?',
    sides: {
      yes: "A cleaner with two jobs should not have to choose between an hour's queue and an hour's wage.",
      no: 'Shops, wards and buses run on holidays too, so the office gets a day off and the cleaner gets a longer shift.',
    },
    hashtag: 'ElectionHoliday',
  },
  {
    id: 'poll-blackout',
    category: 'Politics',
    question: 'Should publishing opinion polls be banned in the week before a vote?',
    sides: {
      yes: 'People should weigh programmes in the last days, not bets, and a wrong poll can keep thousands at home.',
      no: 'Parties and banks would still have the numbers; only the voter would go in blindfolded.',
    },
    hashtag: 'PollBlackout',
  },
  {
    id: 'lawmaker-pay',
    category: 'Politics',
    question: 'Should members of parliament earn no more than the average wage?',
    sides: {
      yes: "They would feel every rent rise they vote on, and raising their own pay would mean raising everybody's.",
      no: "Low pay fills the chamber with the rich, who don't need it, and with the bought, who find it elsewhere.",
    },
    hashtag: 'LawmakerPay',
  },
  {
    id: 'lawmaker-shares',
    category: 'Politics',
    question: 'Should lawmakers be barred from owning shares in companies?',
    sides: {
      yes: 'A vote on drug prices by someone who holds the drug maker is insider trading with a flag behind it.',
      no: 'Savings in a pension differ little from shares, and open books catch cheats better than forbidding people to invest.',
    },
    hashtag: 'LawmakerShares',
  },
  {
    id: 'leader-age-limit',
    category: 'Politics',
    question:
      'At what age is a leader too old: should there be an upper limit for the highest office?',
    sides: {
      yes: 'We retire pilots and judges by age because decline is common, gradual, and last noticed by the person in charge.',
      no: "Voters can see a candidate's wits for themselves, and some steady hands at seventy-five beat a reckless forty.",
    },
    hashtag: 'LeaderAgeLimit',
  },
  {
    id: 'flag-burning',
    category: 'Politics',
    question: "Should burning your own country's flag be legal?",
    sides: {
      yes: 'A freedom that ends where it offends is no freedom, and only the free bother to prove it with a match.',
      no: 'Some things must stay out of the quarrel so that we have something left in common when it ends.',
    },
    hashtag: 'FlagBurning',
  },
  {
    id: 'campaign-lies',
    category: 'Politics',
    question: 'Should telling a plain lie in an election campaign be a crime?',
    sides: {
      yes: 'A seller who lies about a car is punished; whoever wins a country the same way should at least lose the seat.',
      no: 'Someone must rule what is true in the heat of a campaign, and that someone becomes the most powerful voter of all.',
    },
    hashtag: 'CampaignLies',
  },
  {
    id: 'public-broadcasting',
    category: 'Politics',
    question: 'Should every household pay for public broadcasting?',
    sides: {
      yes: "Local news, the orchestra and a school programme don't sell, and owners with yachts don't pay for reporters to annoy them.",
      no: 'No one should need to fund a station they never watch in order to own a screen.',
    },
    hashtag: 'PublicBroadcasting',
  },
  {
    id: 'whistleblowers',
    category: 'Politics',
    question: 'If leaking a state secret serves the public, should the leaker go free?',
    sides: {
      yes: 'The crimes they expose are hidden by the same people who would have to approve their complaint.',
      no: 'Each clerk with a password cannot be the judge of which agents and operations may be exposed for a good cause.',
    },
    hashtag: 'Whistleblowers',
  },
  {
    id: 'identity-cards',
    category: 'Politics',
    question: 'Must every adult carry a state identity card?',
    sides: {
      yes: 'One card ends the farce of gas bills as proof, and it opens doors for those who have no bank and no passport.',
      no: 'A free person going about their day owes no explanation, and a card you must carry is soon a card you must show.',
    },
    hashtag: 'IdentityCards',
  },
  {
    id: 'one-adulthood',
    category: 'Politics',
    question: 'Should the same age apply to voting, drinking, driving and signing contracts?',
    sides: {
      yes: 'Either you are an adult or you are not; a patchwork tells the young that rules are whims.',
      no: "A car, a beer and a ballot ask for different abilities, and brains don't ripen all on one birthday.",
    },
    hashtag: 'OneAdulthood',
  },
  {
    id: 'body-cameras',
    category: 'Politics',
    question: 'Should police body cameras have to run for the whole shift?',
    sides: {
      yes: 'The missing minutes are always the ones that matter, and an honest officer gains the most from the tape.',
      no: 'Victims, informants and colleagues in tears would all be filmed, and nobody confides in a lens.',
    },
    hashtag: 'BodyCameras',
  },
  {
    id: 'money-bail',
    category: 'Politics',
    question: 'Is it fair to hold someone in jail before trial because they cannot pay bail?',
    sides: {
      yes: 'A deposit gives people a reason to come back, and without one judges would simply lock up more of them.',
      no: 'Two people accused of the same theft part at the cell door for no reason but the bank balance.',
    },
    hashtag: 'MoneyBail',
  },
  {
    id: 'private-prisons',
    category: 'Politics',
    question: 'Is it wrong to let private companies run prisons?',
    sides: {
      yes: 'A firm paid per bed needs full beds, and it saves on guards, food and teachers to please its owners.',
      no: 'A contract can demand fewer relapses and be cancelled; a bad state prison just gets a new sign.',
    },
    hashtag: 'PrivatePrisons',
  },
  {
    id: 'meet-the-victim',
    category: 'Politics',
    question: 'Should victims of theft be able to choose a meeting with the offender over a trial?',
    sides: {
      yes: 'Facing the person whose door you broke is harder than a fine, and victims get the answers no court asks for.',
      no: 'A wrong against one is a wrong against all; justice cannot depend on how forgiving your victim happens to be.',
    },
    hashtag: 'MeetTheVictim',
  },
  {
    id: 'income-fines',
    category: 'Politics',
    question: "Is it fair for traffic fines to rise with the driver's income?",
    sides: {
      yes: 'A penalty that ruins a cleaner and amuses a banker is two different laws.',
      no: 'The same speed is the same danger; a fine is a price for the deed and not a second income tax.',
    },
    hashtag: 'IncomeFines',
  },
  {
    id: 'foreign-aid',
    category: 'Politics',
    question: 'Should rich countries be bound by law to give a fixed share of income as aid?',
    sides: {
      yes: 'A promise made each year is cut each year; vaccines and schools need money that arrives after the next election too.',
      no: 'A quota rewards spending, not results, and it keeps bad rulers comfortable while they ignore their own taxpayers.',
    },
    hashtag: 'ForeignAid',
  },
  {
    id: 'sanctions',
    category: 'Politics',
    question: 'Do economic sanctions do more harm than good?',
    sides: {
      yes: 'Rulers keep their imported wine while patients lose their medicine, and hunger rallies people round the flag.',
      no: 'They are what lies between a strongly worded letter and a war, and armies do run short of parts.',
    },
    hashtag: 'Sanctions',
  },
  {
    id: 'secession',
    category: 'Politics',
    question: 'If a bare majority of a region votes to leave a country, may it go?',
    sides: {
      yes: 'A union held together by force is no union; if half and one more wish to go, keeping them is occupation.',
      no: "Half and one on a rainy day cannot take the other half's country away, for all their grandchildren too.",
    },
    hashtag: 'Secession',
  },
  {
    id: 'city-visas',
    category: 'Politics',
    question: 'Should cities be able to issue their own work visas?',
    sides: {
      yes: 'The port that lacks welders knows it years before the capital does, and it will house them as well.',
      no: "There is no border post at the city limits, so one mayor's shortage becomes the whole country's rule.",
    },
    hashtag: 'CityVisas',
  },
  {
    id: 'essential-strikes',
    category: 'Politics',
    question: 'Should strikes by train drivers and nurses have to keep a minimum service running?',
    sides: {
      yes: 'The quarrel is with the employer; the patient and the commuter are hostages who have no seat at the table.',
      no: "A strike no one notices wins nothing, and managers who fail to staff a normal day discover 'minimum' only then.",
    },
    hashtag: 'EssentialStrikes',
  },
  {
    id: 'elected-judges',
    category: 'Politics',
    question: 'Who should choose judges: the voters?',
    sides: {
      yes: 'Judges make law whatever they say, and those who make law should answer to those who live under it.',
      no: 'A judge who needs votes in spring will not free an innocent man the town already hates.',
    },
    hashtag: 'ElectedJudges',
  },
  {
    id: 'top-judges',
    category: 'Politics',
    question: 'Should judges of the highest court serve one fixed term instead of for life?',
    sides: {
      yes: "The law should not hang on one old person's health, nor every vacancy become a battle for a generation.",
      no: 'A judge who needs a next job writes rulings that please the firms which may offer it.',
    },
    hashtag: 'TopJudges',
  },
  {
    id: 'future-guardian',
    category: 'Politics',
    question: 'Should a guardian for future generations be able to delay laws?',
    sides: {
      yes: 'The unborn pay for our debt and our carbon and are the only ones affected who have no vote at all.',
      no: "No one can know what people will want in a century, so the guardian's own opinions would be cast in their name.",
    },
    hashtag: 'FutureGuardian',
  },
  {
    id: 'sunset-laws',
    category: 'Politics',
    question: 'Should every law expire after twenty years unless parliament renews it?',
    sides: {
      yes: 'Nobody dares repeal a dead rule; making them defend each one would clear attics full of nonsense.',
      no: 'Protections won in hard years would need to be won again in every tired or hostile parliament.',
    },
    hashtag: 'SunsetLaws',
  },
  {
    id: 'secret-lawmakers',
    category: 'Politics',
    question: 'Should lawmakers be able to vote in secret?',
    sides: {
      yes: 'Freed from whips, donors and mobs, they could vote as they say they think over dinner.',
      no: 'I hired them, and I cannot dismiss someone whose work I am forbidden to see.',
    },
    hashtag: 'SecretLawmakers',
  },
  {
    id: 'none-of-the-above',
    category: 'Politics',
    question:
      "If 'none of the above' wins an election, should it be run again with new candidates?",
    sides: {
      yes: 'A protest that counts is better than a spoiled paper, and parties would stop offering the lesser evil.',
      no: 'Somebody must govern on Monday, and rejecting everyone is the one choice that solves nothing.',
    },
    hashtag: 'NoneOfTheAbove',
  },
  {
    id: 'empty-homes',
    category: 'Politics',
    question: 'Should owners pay a steep tax on homes they leave empty?',
    sides: {
      yes: 'Flats bought as safe-deposit boxes stand dark while teachers commute two hours; tax the dark windows.',
      no: 'Empty homes are often in probate, under repair or where nobody wants to live; the shortage is of building permits.',
    },
    hashtag: 'EmptyHomes',
  },
  {
    id: 'land-tax',
    category: 'Politics',
    question: 'Should land be taxed more, and work less?',
    sides: {
      yes: 'Nobody made the land, it cannot flee, and its price rises because the public built the station next door.',
      no: 'A widow in an old house has a rich garden and a poor pension, and the tax falls due in cash.',
    },
    hashtag: 'LandTax',
  },
  {
    id: 'civics-test',
    category: 'Politics',
    question: 'Should voters have to pass a short quiz on how government works?',
    sides: {
      yes: 'We ask more of someone who drives a scooter than of someone who helps to choose the person with the army.',
      no: 'Such tests have always been written to keep the wrong people out, and a bad law hurts the ignorant as well.',
    },
    hashtag: 'CivicsTest',
  },
  {
    id: 'minority-government',
    category: 'Politics',
    question: 'Is a minority government healthier for democracy than an absolute majority?',
    sides: {
      yes: 'Each law must convince someone outside the club, which is how parliaments were meant to work.',
      no: 'Small parties sell each vote for a pet project, and voters can never tell whom to blame.',
    },
    hashtag: 'MinorityGovernment',
  },
  {
    id: 'public-tax-returns',
    category: 'Politics',
    question: 'Would you open your tax return to the public if everyone else had to?',
    sides: {
      yes: "When neighbours can look, the doctor with a yacht and a baker's income declares the yacht.",
      no: 'Thieves, jilted partners and nosy colleagues would be the keenest readers, and cheats keep two sets of books anyway.',
    },
    hashtag: 'PublicTaxReturns',
  },
  {
    id: 'fallen-statues',
    category: 'Politics',
    question: 'If we condemn what someone did, must the statue come down?',
    sides: {
      yes: 'A pedestal is praise, not a history lesson, and a town may change its mind about whom it praises.',
      no: 'Add a plaque and let the bronze stay; a past tidied up to flatter us teaches nothing.',
    },
    hashtag: 'FallenStatues',
  },
  {
    id: 'ai-lawmaking',
    category: 'Politics',
    question: 'Should ministries be allowed to draft laws with AI?',
    sides: {
      yes: 'It reads every existing rule and finds the contradiction a tired clerk would leave for the courts.',
      no: "In a law each comma was once argued over by someone who can be asked why; a machine's comma has no reason.",
    },
    hashtag: 'AiLawmaking',
  },
  {
    id: 'driving-retest',
    category: 'Politics',
    question: 'Should drivers over 75 have to retake the driving test?',
    sides: {
      yes: 'Eyes and reflexes fade so slowly that the driver is the last to know, and a test is kinder than an accident.',
      no: 'Young men crash far more and nobody retests them; in the country, losing the licence means losing the doctor.',
    },
    hashtag: 'DrivingRetest',
  },
]
