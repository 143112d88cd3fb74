import type { EvergreenPrompt } from './prompt.ts'

export const science: EvergreenPrompt[] = [
  {
    id: 'space-spending',
    category: 'Science',
    question: 'Should rich countries spend more on space exploration?',
    sides: {
      yes: 'Weather warnings, satellite maps and a generation of engineers came from it, for less than people spend on cosmetics.',
      no: 'Each probe delayed can fly later; a child without clean water cannot wait for the spin-offs.',
    },
    hashtag: 'SpaceSpending',
  },
  {
    id: 'mars-first',
    category: 'Science',
    question: 'Should people land on Mars before robots have finished looking for life there?',
    sides: {
      yes: 'A geologist with a hammer does in a week what a rover does in years, and waiting for certainty means never going.',
      no: 'One astronaut carries trillions of microbes, and we could never again be sure that what we found was not us.',
    },
    hashtag: 'MarsFirst',
  },
  {
    id: 'gene-editing',
    category: 'Science',
    question: 'Should editing the genes of human embryos be allowed to prevent inherited disease?',
    sides: {
      yes: 'If a single letter condemns every second child in a family, correcting it once is kinder than treating each of them.',
      no: 'The change passes to people who never agreed, and embryo screening already spares most families without rewriting anyone.',
    },
    hashtag: 'GeneEditing',
  },
  {
    id: 'de-extinction',
    category: 'Science',
    question: 'If we could bring back the mammoth, should we?',
    sides: {
      yes: 'Grazing giants could restore lost grasslands, and the tools invented on the way help rare species that still live.',
      no: 'A lone creature without a herd, a habitat or a mother is a spectacle, paid for with money living species need.',
    },
    hashtag: 'DeExtinction',
  },
  {
    id: 'animal-testing',
    category: 'Science',
    question: 'Must experiments on animals end even where no substitute exists yet?',
    sides: {
      yes: 'We ban such use of people who cannot consent however useful it would be; being a different species hurts no less.',
      no: 'Vaccines and heart valves were made safe this way, and the first test of a new drug would otherwise be a patient.',
    },
    hashtag: 'AnimalTesting',
  },
  {
    id: 'open-access',
    category: 'Science',
    question: 'Should research funded by the public be free for everyone to read at once?',
    sides: {
      yes: "Taxpayers pay the scientist, the reviewer and then a publisher's subscription; they have already bought it twice.",
      no: 'Someone must pay editors, and when authors pay instead, poor universities can read everything and publish nothing.',
    },
    hashtag: 'OpenAccess',
  },
  {
    id: 'peer-review',
    category: 'Science',
    question: 'Would science be better off publishing first and reviewing afterwards?',
    sides: {
      yes: 'Two tired strangers delay good work for a year and still miss fraud; a thousand readers find errors in a week.',
      no: 'Once a false claim has run round the world, the correction limps after it, and no volunteer reads the bad ones twice.',
    },
    hashtag: 'PeerReview',
  },
  {
    id: 'risky-virology',
    category: 'Science',
    question: 'Should research that makes viruses more dangerous be banned everywhere?',
    sides: {
      yes: 'A leak could cost more lives than all such studies ever saved, and what they predict can be learned in safer ways.',
      no: 'Nature runs these experiments every day in bats and barns, and a vaccine designed in advance needs to know where they lead.',
    },
    hashtag: 'RiskyVirology',
  },
  {
    id: 'sun-dimming',
    category: 'Science',
    question: 'Should scientists be allowed to test reflecting sunlight on a small scale outdoors?',
    sides: {
      yes: 'If the day comes when someone does it in panic, we had better know what it does to the rains.',
      no: 'Each small test makes the big one thinkable and gives every polluter a reason to wait for it.',
    },
    hashtag: 'SunDimming',
  },
  {
    id: 'satellite-sky',
    category: 'Science',
    question: 'Is internet from thousands of satellites worth losing the dark night sky?',
    sides: {
      yes: 'A village school online changes lives now, while telescopes can be flown above the swarm.',
      no: "The stars were everyone's for as long as there have been eyes, and no one asked before drawing lines across them.",
    },
    hashtag: 'SatelliteSky',
  },
  {
    id: 'calling-aliens',
    category: 'Science',
    question: 'Is it wise to send deliberate messages to other stars?',
    sides: {
      yes: 'Television has been leaking out for decades; anyone able to harm us already knows, and silence teaches us nothing.',
      no: "Whoever shouts speaks for all of us and for all our descendants, and you do not shout in a forest you don't know.",
    },
    hashtag: 'CallingAliens',
  },
  {
    id: 'pet-cloning',
    category: 'Science',
    question: 'Is cloning a beloved pet a harmless indulgence?',
    sides: {
      yes: 'It hurts no more animals than breeding for the show ring does, and grief may spend its own money.',
      no: 'Many dogs are operated on for one copy, and the copy is a stranger in a familiar coat while shelters are full.',
    },
    hashtag: 'PetCloning',
  },
  {
    id: 'replication',
    category: 'Science',
    question: 'Should a tenth of all research money go to repeating earlier studies?',
    sides: {
      yes: 'Whole fields were built on results that vanished when someone finally looked; checking is cheaper than a wrong decade.',
      no: 'What matters gets tested anyway when others build on it, and repeating the rest is bookkeeping at the price of discovery.',
    },
    hashtag: 'Replication',
  },
  {
    id: 'negative-results',
    category: 'Science',
    question: 'Must scientists publish their failed experiments too?',
    sides: {
      yes: 'Six labs walk into the same dead end because the first five kept quiet about it.',
      no: 'Most failures are clumsy attempts that prove nothing, and journals full of them would bury the few that do.',
    },
    hashtag: 'NegativeResults',
  },
  {
    id: 'curiosity-research',
    category: 'Science',
    question: 'Should public science put curiosity before usefulness?',
    sides: {
      yes: 'Nobody looking for a better radio would have funded the odd mathematics that every phone now runs on.',
      no: 'Taxpayers with sick parents may ask for cures first; a lucky by-product is not a plan.',
    },
    hashtag: 'CuriosityResearch',
  },
  {
    id: 'grant-lottery',
    category: 'Science',
    question: 'Should research grants be drawn by lot among all sound proposals?',
    sides: {
      yes: 'Panels cannot tell the tenth best from the fortieth, so a draw is honest and saves months of polishing.',
      no: 'A lottery tells the careful team that the last hour of thought was worthless, and soon everyone submits the minimum.',
    },
    hashtag: 'GrantLottery',
  },
  {
    id: 'ai-discoveries',
    category: 'Science',
    question: 'If a machine makes a discovery, should it be named as an author?',
    sides: {
      yes: 'Naming the person who pressed the button is false, and the record of who found what should be true.',
      no: 'An author answers for errors, and a program cannot be ashamed, questioned or dismissed.',
    },
    hashtag: 'AiDiscoveries',
  },
  {
    id: 'octopus-welfare',
    category: 'Science',
    question: 'Do octopuses, crabs and lobsters deserve the same legal protection as farm mammals?',
    sides: {
      yes: 'They guard wounds, remember pain and avoid it; whether they have a backbone is a question of bones, not of suffering.',
      no: 'Their nerves are so unlike ours that a law would rest on guesses, and hungry coasts would pay for the guess.',
    },
    hashtag: 'OctopusWelfare',
  },
  {
    id: 'pluto',
    category: 'Science',
    question: 'Is Pluto a planet?',
    sides: {
      yes: 'It is round, has moons, weather and mountains; being in a crowded neighbourhood says nothing about what a thing is.',
      no: 'Let Pluto in and dozens of icy cousins follow, until the word means only what we learned in primary school.',
    },
    hashtag: 'Pluto',
  },
  {
    id: 'daylight-saving',
    category: 'Science',
    question: 'Should clocks stop changing twice a year?',
    sides: {
      yes: 'Every spring the lost hour costs sleep, crashes and a week of bad mornings, for savings too small to measure.',
      no: "A fixed clock means either sunrise near nine in winter or four o'clock dawns in summer; two changes buy both seasons.",
    },
    hashtag: 'DaylightSaving',
    months: [3, 10, 11],
  },
  {
    id: 'metric-only',
    category: 'Science',
    question: 'Should the whole world use only metric units?',
    sides: {
      yes: 'Probes have been lost and patients overdosed because someone multiplied by the wrong system.',
      no: 'Converting every bolt, deed and road sign costs fortunes, while phones convert anything for nothing.',
    },
    hashtag: 'MetricOnly',
  },
  {
    id: 'gm-labels',
    category: 'Science',
    question: 'Should genetically modified food be sold without a special label?',
    sides: {
      yes: 'A label suggests danger where decades of tests found none, and no one labels seeds mutated by radiation.',
      no: 'People may care who owns the seed and how it was farmed, and hiding it from them makes science look guilty.',
    },
    hashtag: 'GmLabels',
  },
  {
    id: 'gene-drives',
    category: 'Science',
    question: 'Should we wipe out malaria mosquitoes with engineered genes?',
    sides: {
      yes: 'A few species out of thousands kill more of us than wars do, and nets and sprays are losing ground.',
      no: 'A gene that spreads by itself cannot be called back, and it will not stop at the border of those who agreed.',
    },
    hashtag: 'GeneDrives',
  },
  {
    id: 'slow-ageing',
    category: 'Science',
    question: 'Should slowing ageing itself be a chief goal of medicine?',
    sides: {
      yes: 'Cancer, dementia and frailty share one cause; treating it beats fighting each of them in turn for two bad years.',
      no: 'Longer lives for those who can pay would freeze power, wealth and opinion in the hands of the very old.',
    },
    hashtag: 'SlowAgeing',
  },
  {
    id: 'family-tree-dna',
    category: 'Science',
    question: 'May police search family-tree DNA sites for suspects?',
    sides: {
      yes: "Cold murders have been solved through a third cousin's hobby, and the innocent lose nothing but a line on a chart.",
      no: "One relative's spit gives away a whole clan who never signed anything, and today's murder rule is tomorrow's for tax.",
    },
    hashtag: 'FamilyTreeDna',
  },
  {
    id: 'brain-scans',
    category: 'Science',
    question: 'Would you want a brain scan accepted as evidence in court?',
    sides: {
      yes: 'Judges already weigh faces and trembling hands; a measured signal with a known error is better than that.',
      no: 'An average over twenty students says little about one accused, yet a glowing picture convinces any jury.',
    },
    hashtag: 'BrainScans',
  },
  {
    id: 'free-will',
    category: 'Science',
    question: 'If brain science shows that every choice has causes, should courts punish less?',
    sides: {
      yes: 'Nobody picks their genes or their childhood, so pain that protects no one is only revenge with a robe on.',
      no: 'Prison changes causes too: people act differently because they expect to answer for it, free will or not.',
    },
    hashtag: 'FreeWill',
  },
  {
    id: 'scientist-activists',
    category: 'Science',
    question: 'Do scientists lose trust when they campaign for laws in their own field?',
    sides: {
      yes: 'Once they march, every measurement they publish looks like a leaflet to half the country.',
      no: 'The one who has read the evidence owes a warning, and silence is also taking a side.',
    },
    hashtag: 'ScientistActivists',
  },
  {
    id: 'moon-mining',
    category: 'Science',
    question: 'Who should own what is dug up on the Moon: the company that digs it?',
    sides: {
      yes: 'A fishing boat owns its catch without owning the sea, and nobody will invest billions for a thank-you.',
      no: 'First come, first served gave us plundered continents; the few icy craters belong to those who cannot fly yet too.',
    },
    hashtag: 'MoonMining',
  },
  {
    id: 'space-tourism',
    category: 'Science',
    question: 'Is a heavy tax on pleasure flights to space justified?',
    sides: {
      yes: 'A few minutes of weightlessness for one person leaves soot so high up that no rain ever washes it out.',
      no: 'Rich thrill-seekers paid for the first aeroplanes too, and their tickets make rockets cheap enough for science.',
    },
    hashtag: 'SpaceTourism',
  },
  {
    id: 'space-debris',
    category: 'Science',
    question: 'Must whoever launches a satellite also pay to bring it down?',
    sides: {
      yes: 'We let no one dump lorries on a motorway, and one collision up there could close whole orbits for generations.',
      no: 'Young space nations would pay for rules that the old ones, who left most of the junk, never had to follow.',
    },
    hashtag: 'SpaceDebris',
  },
  {
    id: 'museum-remains',
    category: 'Science',
    question: 'Is it disrespectful for museums to show human remains?',
    sides: {
      yes: "None of them agreed to the glass case, and we would not put a neighbour's grandmother in one.",
      no: 'Standing in front of a face from long ago teaches more respect for the dead than any label or plaster copy.',
    },
    hashtag: 'MuseumRemains',
  },
  {
    id: 'fossil-trade',
    category: 'Science',
    question: 'Should selling dinosaur fossils to private buyers be illegal?',
    sides: {
      yes: 'A skeleton in a living room is lost to study, and it may be the only one of its kind.',
      no: 'Most bones are found by people who hope to sell them; without buyers they weather to dust in the hills.',
    },
    hashtag: 'FossilTrade',
  },
  {
    id: 'citizen-science',
    category: 'Science',
    question: 'Are counts made by volunteers good enough to base laws on?',
    sides: {
      yes: 'Ten thousand birdwatchers see what twelve paid experts cannot, and their errors average out.',
      no: 'Hobbyists count where they live and what is pretty, so a law would protect parks near cities and miss the marsh.',
    },
    hashtag: 'CitizenScience',
  },
  {
    id: 'preprint-news',
    category: 'Science',
    question: 'Must journalists ignore studies that no one has reviewed yet?',
    sides: {
      yes: 'A retracted miracle cure on the front page costs trust that no small correction buys back.',
      no: "In an outbreak the reviewed paper comes months after the wave; readers can be told 'early' and understand it.",
    },
    hashtag: 'PreprintNews',
  },
  {
    id: 'team-prizes',
    category: 'Science',
    question: 'Should the great science prizes go to teams instead of individuals?',
    sides: {
      yes: 'Detectors built by three thousand people are honoured as if three had soldered them at night.',
      no: 'A name and a face make the young want to do it; nobody dreams of becoming a consortium.',
    },
    hashtag: 'TeamPrizes',
  },
  {
    id: 'tainted-data',
    category: 'Science',
    question: 'If data from cruel experiments of the past could save lives, may we use it?',
    sides: {
      yes: 'Throwing it away does not undo one wrong, and it makes the suffering useless as well as unjust.',
      no: 'Using it pays the criminal his fame, tells the next one it is worth it, and such data is often false anyway.',
    },
    hashtag: 'TaintedData',
  },
  {
    id: 'mirror-life',
    category: 'Science',
    question: 'Should building mirror-image bacteria be off limits for good?',
    sides: {
      yes: 'No immune system or predator could digest them, so the first escape might also be the last.',
      no: "Mirror molecules could make drugs that do not decay, and 'never' is a strange word in a science this young.",
    },
    hashtag: 'MirrorLife',
  },
  {
    id: 'pig-organs',
    category: 'Science',
    question: 'Is it right to grow human organs inside pigs?',
    sides: {
      yes: 'People die on the waiting list every day, and we already raise pigs for nothing better than breakfast.',
      no: "Viruses cross with the organ, and nobody can promise that human cells will stay out of the animal's brain.",
    },
    hashtag: 'PigOrgans',
  },
  {
    id: 'embryo-research',
    category: 'Science',
    question: 'Should the 14-day limit on research with human embryos be extended?',
    sides: {
      yes: 'Many pregnancies fail just after that line, and we are forbidden to look at the reason.',
      no: 'The limit is trusted because it stands still; a line moved whenever science reaches it is not a line.',
    },
    hashtag: 'EmbryoResearch',
  },
  {
    id: 'binding-advice',
    category: 'Science',
    question: 'Should leaders be bound to follow scientific advice in an epidemic?',
    sides: {
      yes: "A virus does not wait for a poll, and those who delay pay with other people's parents.",
      no: 'Advice says what will happen, not whose school or shop should pay for it; that choice needs someone we can vote out.',
    },
    hashtag: 'BindingAdvice',
  },
  {
    id: 'citation-counts',
    category: 'Science',
    question: 'Do citation counts do more harm than good to science?',
    sides: {
      yes: 'Careers hang on them, so people slice one finding into five papers and cite their friends.',
      no: 'Without a number, jobs go by dinner parties and famous surnames; a crude measure is fairer than none.',
    },
    hashtag: 'CitationCounts',
  },
  {
    id: 'bigger-collider',
    category: 'Science',
    question: 'Is a bigger particle collider worth its cost?',
    sides: {
      yes: 'We understand a twentieth of what the universe is made of, and no cheaper machine reaches those energies.',
      no: 'The last one found what was predicted and nothing new after it; the same billions would feed a hundred other fields.',
    },
    hashtag: 'BiggerCollider',
  },
  {
    id: 'asteroid-defence',
    category: 'Science',
    question: 'Is it worth keeping an asteroid-deflecting mission ready at all times?',
    sides: {
      yes: 'It is the only natural disaster we can cancel, and building the rocket after the sighting is too late.',
      no: 'Big impacts come once in ages and the big rocks are mostly mapped; floods and fevers come every single year.',
    },
    hashtag: 'AsteroidDefence',
  },
  {
    id: 'genetic-fate',
    category: 'Science',
    question: 'Would you want to know your genetic risk for a disease nobody can treat?',
    sides: {
      yes: 'You could choose where to live, whether to have children and which trial to join, with your eyes open.',
      no: 'A verdict without a cure takes the good years too, and your brother learns his odds without having asked.',
    },
    hashtag: 'GeneticFate',
  },
  {
    id: 'ocean-first',
    category: 'Science',
    question: 'Should exploring the oceans get as much money as exploring space?',
    sides: {
      yes: 'We have better maps of Mars than of the sea floor that feeds billions and drives our weather.',
      no: 'What we find below we soon drag up and sell; up there, at least, there is nothing alive to ruin.',
    },
    hashtag: 'OceanFirst',
  },
  {
    id: 'dangerous-methods',
    category: 'Science',
    question: 'Should journals withhold methods that could be turned into weapons?',
    sides: {
      yes: 'A recipe for a deadlier germ helps a thousand labs a little and one madman completely.',
      no: "Secrecy keeps the defenders ignorant, and some clerk decides what the world's doctors may know.",
    },
    hashtag: 'DangerousMethods',
  },
  {
    id: 'machine-proofs',
    category: 'Science',
    question: 'Is a mathematical proof that no human can check still a proof?',
    sides: {
      yes: 'A verifier of a few hundred lines trusts nothing and skips nothing, unlike a tired professor on page four hundred.',
      no: 'A proof is meant to make us understand why; a yes from a black box is only a very good rumour.',
    },
    hashtag: 'MachineProofs',
  },
  {
    id: 'untestable-theories',
    category: 'Science',
    question: 'Is a theory that can never be tested still science?',
    sides: {
      yes: 'If one set of equations explains all we see, its unseen consequences deserve belief until something better comes.',
      no: "Without a possible 'no' from nature, the prettiest idea wins, and we have had enough of that in history.",
    },
    hashtag: 'UntestableTheories',
  },
  {
    id: 'genetic-resources',
    category: 'Science',
    question: "Should drug firms pay the country where a plant's healing power was found?",
    sides: {
      yes: 'Villages guarded the plant and often the knowledge; taking both for nothing is how the old empires traded.',
      no: 'Most leads fail, and each toll on collecting means that fewer plants are looked at before the forest is gone.',
    },
    hashtag: 'GeneticResources',
  },
  {
    id: 'cloud-seeding',
    category: 'Science',
    question: 'Should a region be free to seed clouds for its own rain?',
    sides: {
      yes: 'Farmers may drill wells and dam rivers; a little silver salt in passing clouds is gentler than either.',
      no: 'Rain squeezed out here does not fall over the hill, and a drought there becomes a quarrel with a culprit.',
    },
    hashtag: 'CloudSeeding',
  },
  {
    id: 'whale-talk',
    category: 'Science',
    question: 'If we could speak with whales, should we?',
    sides: {
      yes: 'Hearing them complain about our ships would do more for the sea than any treaty yet.',
      no: 'Songs handed down for longer than our cities have stood should not get our first clumsy words mixed in.',
    },
    hashtag: 'WhaleTalk',
  },
  {
    id: 'species-names',
    category: 'Science',
    question: 'Should species named after disgraced people be renamed?',
    sides: {
      yes: "A beetle should not carry a tyrant's name that collectors pay for and colleagues must say aloud.",
      no: 'A name is an address in two centuries of papers, and each age would find new ones to rewrite.',
    },
    hashtag: 'SpeciesNames',
  },
  {
    id: 'wild-suffering',
    category: 'Science',
    question: 'Do humans have a duty to reduce the suffering of wild animals?',
    sides: {
      yes: 'A fawn in a fire feels what a dog would, and we already vaccinate foxes without harming the woods.',
      no: 'Each kindness to prey starves a hunter; we barely manage parks, let alone the morals of a food web.',
    },
    hashtag: 'WildSuffering',
  },
  {
    id: 'scientist-retirement',
    category: 'Science',
    question: 'Should senior scientists have to give up their posts at a fixed age?',
    sides: {
      yes: 'One chair kept to eighty blocks two generations who have the new ideas and no laboratory.',
      no: 'Some do their finest work at seventy, and sending them home wastes what cannot be taught in a year.',
    },
    hashtag: 'ScientistRetirement',
  },
]
