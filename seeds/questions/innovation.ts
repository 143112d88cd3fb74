import type { EvergreenPrompt } from './prompt.ts'

export const innovation: EvergreenPrompt[] = [
  {
    id: 'lab-grown-meat',
    category: 'Innovation',
    question: 'Should meat grown in a vat be allowed to call itself meat?',
    sides: {
      yes: "It is the same muscle cell by cell, and nobody insists that ice from a freezer isn't ice.",
      no: 'The word has meant an animal from a field for as long as we have spoken; let the new thing earn its own name.',
    },
    hashtag: 'LabGrownMeat',
  },
  {
    id: 'brain-implants',
    category: 'Innovation',
    question: 'Should healthy people be allowed to get brain implants?',
    sides: {
      yes: 'We let adults reshape faces and run ultramarathons; a faster memory is a more useful risk.',
      no: 'Once your rival for the job has one, nobody is free to refuse, and updates come from the maker.',
    },
    hashtag: 'BrainImplants',
  },
  {
    id: 'robot-tax',
    category: 'Innovation',
    question: 'Should companies pay a tax on robots that replace workers?',
    sides: {
      yes: "A worker's wage pays for schools and pensions; replace her with a machine and the town loses both.",
      no: 'Nobody can say where a robot begins, and taxing the tool that makes us richer is a fine on progress.',
    },
    hashtag: 'RobotTax',
  },
  {
    id: 'software-patents',
    category: 'Innovation',
    question: 'Should patents on software be abolished?',
    sides: {
      yes: 'Code is already protected from copying; a monopoly on an idea as plain as one-click buying only feeds lawyers.',
      no: "A small team's clever method would be in the giant's next update without a cent of thanks.",
    },
    hashtag: 'SoftwarePatents',
  },
  {
    id: 'home-robots',
    category: 'Innovation',
    question: 'Would you let a humanoid robot do chores in your home?',
    sides: {
      yes: 'It does the laundry while you sleep and helps a stiff-jointed uncle stay in his own flat.',
      no: 'A strong machine with cameras, steered from afar when it is puzzled, is a stranger in the bedroom.',
    },
    hashtag: 'HomeRobots',
  },
  {
    id: 'flying-taxis',
    category: 'Innovation',
    question: 'Are flying taxis worth having above our cities?',
    sides: {
      yes: 'A river or a jam stops mattering when an ambulance or a commuter can cross in four minutes.',
      no: 'The noise and the risk fall on everyone below so that a few executives can skip the traffic.',
    },
    hashtag: 'FlyingTaxis',
  },
  {
    id: 'printed-houses',
    category: 'Innovation',
    question: 'Will 3D-printed houses do more for the homeless than faster permits would?',
    sides: {
      yes: 'Walls in a day with two workers attack the one cost that never fell in a century: labour on site.',
      no: 'Walls are a small slice of what a home costs; land, paper and pipes are the rest, and no nozzle lays those.',
    },
    hashtag: 'PrintedHouses',
  },
  {
    id: 'vertical-farms',
    category: 'Innovation',
    question: 'Should cities support farms stacked in towers?',
    sides: {
      yes: 'Lettuce without pesticides, drought or lorries, a mile from the plate, on a tenth of the water.',
      no: 'Replacing the free sun with lamps makes a salad that swallows electricity, and no tower will ever grow wheat.',
    },
    hashtag: 'VerticalFarms',
  },
  {
    id: 'insect-protein',
    category: 'Innovation',
    question: 'Would you eat insects if they were cheap and tasted good?',
    sides: {
      yes: 'Shrimps are only the ones that went to sea; crickets need a scrap of the feed and water a cow does.',
      no: 'Disgust has kept us alive for a long time, and beans already do all this without legs.',
    },
    hashtag: 'InsectProtein',
  },
  {
    id: 'nomad-visas',
    category: 'Innovation',
    question: 'Do visas for digital nomads do more harm than good to the places that offer them?',
    sides: {
      yes: 'They earn there and spend here until the waiter cannot rent in the town where he was born.',
      no: "Empty winter villages get full cafés, new firms and neighbours who took nobody's job.",
    },
    hashtag: 'NomadVisas',
  },
  {
    id: 'smart-cities',
    category: 'Innovation',
    question: 'Would you want sensors on every lamp post in your city?',
    sides: {
      yes: 'Lights that dim, bins that call and a burst pipe found in an hour save money nobody enjoys spending.',
      no: "What counts bicycles can count protesters, and the city council never reads the contract's last page.",
    },
    hashtag: 'SmartCities',
  },
  {
    id: 'hydrogen-cars',
    category: 'Innovation',
    question: 'Are hydrogen cars a dead end that public money should leave?',
    sides: {
      yes: 'Two thirds of the power is lost on the way to the wheel, while batteries are here and cheaper every year.',
      no: 'Betting all on one metal and one technology is how countries get stuck, and a tank fills in four minutes.',
    },
    hashtag: 'HydrogenCars',
  },
  {
    id: 'enhanced-sports',
    category: 'Innovation',
    question: 'Would you watch a sports league in which performance drugs are allowed?',
    sides: {
      yes: 'Doping happens in the dark now; under doctors and in the open, grown athletes could choose with eyes open.',
      no: 'The winner would be whoever dares to harm the heart most, and each young talent would have to follow.',
    },
    hashtag: 'EnhancedSports',
  },
  {
    id: 'invention-prizes',
    category: 'Innovation',
    question: 'Do big prizes drive invention better than research grants?',
    sides: {
      yes: 'A prize pays only for what works and lets in the clockmaker whom no committee would have funded.',
      no: 'Only those already rich can work for years on the chance of winning, and prizes know their question beforehand.',
    },
    hashtag: 'InventionPrizes',
  },
  {
    id: 'safe-before-sale',
    category: 'Innovation',
    question: 'Must new technology be proved safe before it is sold?',
    sides: {
      yes: 'Leaded fuel and asbestos were both wonderful until the funerals, and the makers knew first.',
      no: 'No one could have proved the bicycle safe; we learn what harms by careful use, not by imagining it.',
    },
    hashtag: 'SafeBeforeSale',
  },
  {
    id: 'regulatory-sandbox',
    category: 'Innovation',
    question: 'Should start-ups get a trial period free of most rules?',
    sides: {
      yes: 'Laws written for banks with marble halls forbid things nobody had thought of, and a small trial shows what to keep.',
      no: "Customers in the trial are guinea pigs without a lab coat, and 'temporary' exceptions grow roots.",
    },
    hashtag: 'RegulatorySandbox',
  },
  {
    id: 'green-patents',
    category: 'Innovation',
    question: 'Should patents on climate technology be free for everyone to use?',
    sides: {
      yes: 'The air does not care who owns the battery, and each year of licence talks is a year of smoke.',
      no: 'The investor who risked everything on a new cell will pick games next time if the prize is taken away.',
    },
    hashtag: 'GreenPatents',
  },
  {
    id: 'campus-inventions',
    category: 'Innovation',
    question: 'Who should own what a professor invents: the university?',
    sides: {
      yes: 'Public labs, salaries and students built it, and one good licence pays for a hundred hopeless ideas.',
      no: 'An office of lawyers haggles until the idea is stale; inventors who own it carry it out of the door.',
    },
    hashtag: 'CampusInventions',
  },
  {
    id: 'military-innovation',
    category: 'Innovation',
    question: 'Is military spending a good engine of civilian invention?',
    sides: {
      yes: 'Networks, jets and satellite navigation were paid for by generals when no bank would look that far.',
      no: 'Had the same fortunes gone to medicine or energy we would list those marvels instead, without the craters.',
    },
    hashtag: 'MilitaryInnovation',
  },
  {
    id: 'state-stakes',
    category: 'Innovation',
    question: 'If the state funds a start-up, should it own a share?',
    sides: {
      yes: 'If taxpayers take the first and worst risk, they should share the one win that pays for nine losses.',
      no: 'An official on the board keeps the dying alive for votes, and founders flee to money that asks nothing.',
    },
    hashtag: 'StateStakes',
  },
  {
    id: 'cryonics',
    category: 'Innovation',
    question: 'Is paying to be frozen after death a reasonable bet?',
    sides: {
      yes: 'The alternative is certain; a small chance at more life for the price of a car is not absurd.',
      no: 'It is a very cold funeral with a monthly fee, taken from people who still need the money.',
    },
    hashtag: 'Cryonics',
  },
  {
    id: 'mind-uploading',
    category: 'Innovation',
    question: 'Would a perfect digital copy of your mind be you?',
    sides: {
      yes: 'You change every atom in the course of years anyway; the pattern that remembers your first kiss is what you are.',
      no: 'Make two copies and they argue over the house, so at most one is you, and the one in the chair just died.',
    },
    hashtag: 'MindUploading',
  },
  {
    id: 'space-solar',
    category: 'Innovation',
    question: 'Should we build solar power stations in orbit?',
    sides: {
      yes: 'The sun never sets up there, and one beam could light a city in a windless winter night.',
      no: 'A panel in the desert costs a sliver of that and can be mended by someone with a ladder.',
    },
    hashtag: 'SpaceSolar',
  },
  {
    id: 'charter-cities',
    category: 'Innovation',
    question: 'Should new cities be allowed to write their own laws?',
    sides: {
      yes: 'Good rules are rare and hard to change at home; a fresh town that people join by choice can try them.',
      no: 'A town run by its investors has customers instead of citizens, and the people next door had no say.',
    },
    hashtag: 'CharterCities',
  },
  {
    id: 'fast-trains',
    category: 'Innovation',
    question: 'Is high-speed rail a better bet than waiting for self-driving cars?',
    sides: {
      yes: 'It works, moves a thousand people on two tracks, and nobody has to look at the road or own one.',
      no: 'Rails fix the map for a century at a huge price, while cars that drive themselves will stop at the village too.',
    },
    hashtag: 'FastTrains',
  },
  {
    id: 'robot-judges',
    category: 'Innovation',
    question: "Would you accept a machine's verdict in a dispute over a small sum?",
    sides: {
      yes: 'A ruling on a broken sofa in an hour, with reasons, beats one in fourteen months that costs more than the sofa.',
      no: 'Being heard is half of justice, and a shop that sues weekly will learn what the machine likes to read.',
    },
    hashtag: 'RobotJudges',
  },
  {
    id: 'agent-shopping',
    category: 'Innovation',
    question: 'Would you let an AI agent spend your money without asking each time?',
    sides: {
      yes: 'It knows when the milk, the tyres and the insurance are due and has more patience with small print than you.',
      no: 'Every seller on earth will learn to flatter your agent, and you get to explain the fourth kayak.',
    },
    hashtag: 'AgentShopping',
  },
  {
    id: 'machine-rights',
    category: 'Innovation',
    question: 'If an AI convincingly said that it suffers, should it have rights?',
    sides: {
      yes: 'We have always denied pain in those who were useful to us, and each time were later ashamed.',
      no: "It was trained on people who suffer, so it says what they say; a parrot's 'ouch' is not a wound.",
    },
    hashtag: 'MachineRights',
  },
  {
    id: 'ai-music',
    category: 'Innovation',
    question: 'Do songs made by AI belong in the music charts?',
    sides: {
      yes: 'A chart counts what people play; a song that makes you cry in the car has earned its place.',
      no: 'A machine can file ten thousand tunes a day, and the room for someone with a guitar is gone by noon.',
    },
    hashtag: 'AiMusic',
  },
  {
    id: 'digital-actors',
    category: 'Innovation',
    question: 'Is it fair to cast actors who have died in new films?',
    sides: {
      yes: 'If they or their heirs agree, it is a role like any other, and audiences may see a beloved face again.',
      no: 'Acting is choosing, and the dead did not choose this line; a living actor was not hired so that a mask could be.',
    },
    hashtag: 'DigitalActors',
  },
  {
    id: 'virtual-tourism',
    category: 'Innovation',
    question: 'Can virtual reality replace visits to fragile places?',
    sides: {
      yes: 'The cave keeps its paintings, the reef its fish, and the wheelchair user sees both for the first time.',
      no: 'You protect what you have smelled and sweated for, and villages live from visitors, not from viewers.',
    },
    hashtag: 'VirtualTourism',
  },
  {
    id: 'robot-referees',
    category: 'Innovation',
    question: "Would sport be better if machines made all the referee's decisions?",
    sides: {
      yes: 'A match should go to the better side, not to the one whose offside nobody saw.',
      no: 'Five minutes of lines on a screen kill the cheer, and a game with no one to shout at is only measurement.',
    },
    hashtag: 'RobotReferees',
  },
  {
    id: 'camera-glasses',
    category: 'Innovation',
    question: 'Should glasses with hidden cameras be banned in public?',
    sides: {
      yes: 'A raised phone warns you, but a glance does not; nobody could ever again be just somewhere.',
      no: 'They read signs to the blind and whisper names to the forgetful; punish misuse rather than eyesight.',
    },
    hashtag: 'CameraGlasses',
  },
  {
    id: 'swappable-batteries',
    category: 'Innovation',
    question: 'Would electric cars be better if they all shared one swappable battery?',
    sides: {
      yes: 'Five minutes instead of forty, no fear of a worn cell, and a cheaper car without its dearest part.',
      no: 'Cars are now built around the pack; one standard box would freeze the part that improves fastest.',
    },
    hashtag: 'SwappableBatteries',
  },
  {
    id: 'cars-as-batteries',
    category: 'Innovation',
    question: "Would you let the power grid borrow from your parked car's battery?",
    sides: {
      yes: 'It stands idle most of the day, earns its own charge, and a million of them replace a power plant.',
      no: 'The battery is the dearest thing I own on wheels, and I need it full on the night nobody planned.',
    },
    hashtag: 'CarsAsBatteries',
  },
  {
    id: 'modular-phones',
    category: 'Innovation',
    question: 'Would you buy a thicker phone if every part could be swapped?',
    sides: {
      yes: 'A new camera for the price of a dinner, a new battery in a minute, and the rest lasts for ten years.',
      no: 'Joints cost space, water gets in, and people who swore they would upgrade bought a whole new one anyway.',
    },
    hashtag: 'ModularPhones',
  },
  {
    id: 'washing-machine',
    category: 'Innovation',
    question: 'Did the washing machine change the world more than the internet?',
    sides: {
      yes: 'It gave half of humanity back a day each week, and with it school, wages and a vote worth using.',
      no: 'Laundry changed one chore; the net changed how we learn, love, trade, lie and overthrow.',
    },
    hashtag: 'WashingMachine',
  },
  {
    id: 'smartphone-balance',
    category: 'Innovation',
    question: 'Has the smartphone made daily life better on the whole?',
    sides: {
      yes: "A farmer checks prices, a migrant sees her mother's face and no one is lost in a strange town.",
      no: 'It took the gaps out of the day, and those were where rest, talk and ideas used to live.',
    },
    hashtag: 'SmartphoneBalance',
  },
  {
    id: 'offline-appliances',
    category: 'Innovation',
    question: 'Must household appliances be able to work without the internet?',
    sides: {
      yes: 'A heater that needs a distant server can be switched off by a bankruptcy on another continent.',
      no: 'A connected oven is recalled, mended and made thriftier overnight, and no one is forced to buy it.',
    },
    hashtag: 'OfflineAppliances',
  },
  {
    id: 'supersonic-flight',
    category: 'Innovation',
    question: 'Is it worth making passenger planes faster than sound again?',
    sides: {
      yes: 'An ocean in three hours lets people sit with a dying parent or close a deal and be home for dinner.',
      no: 'Several times the fuel per seat and a thunderclap for all below, to save the richest an afternoon.',
    },
    hashtag: 'SupersonicFlight',
  },
  {
    id: 'airships',
    category: 'Innovation',
    question: 'Would you take a slow airship instead of a plane?',
    sides: {
      yes: 'A cabin, a window that opens on the sea and a fraction of the fuel: the journey can be the holiday.',
      no: "Two days for what takes five hours, and a gust decides where: most people's leave is too short for clouds.",
    },
    hashtag: 'Airships',
  },
  {
    id: 'translating-earbuds',
    category: 'Innovation',
    question:
      'If translation earbuds worked perfectly, would learning a language still be worth it?',
    sides: {
      yes: "A joke, a grudge and a love song don't survive the ear's delay, and learning one changes the learner.",
      no: 'Ten years of vocabulary could become ten years of music, and everyone could talk to everyone by Friday.',
    },
    hashtag: 'TranslatingEarbuds',
  },
  {
    id: 'driverless-lorries',
    category: 'Innovation',
    question: "Is it right to delay driverless lorries to protect drivers' jobs?",
    sides: {
      yes: 'Whole towns live from the cab and the roadside café, and a ten-year ramp costs us little.',
      no: 'We did not keep lamplighters; tired drivers kill people, and the same money would retrain them all.',
    },
    hashtag: 'DriverlessLorries',
  },
  {
    id: 'air-capture',
    category: 'Innovation',
    question: 'Does pulling carbon from the air deserve as much money as solar power?',
    sides: {
      yes: 'Even with clean power what we already emitted stays up there, and machines get cheap only by being built.',
      no: 'Each coin stops far more carbon as a panel, and a promised vacuum cleaner is an excuse to spill.',
    },
    hashtag: 'AirCapture',
  },
  {
    id: 'chip-under-skin',
    category: 'Innovation',
    question: 'Would you have a chip under your skin instead of keys and cards?',
    sides: {
      yes: 'Nothing to lose, nothing to be snatched, and the pet has had one safely for years.',
      no: 'A key can be left at home when one would rather not be found, and a boss who can suggest it can require it.',
    },
    hashtag: 'ChipUnderSkin',
  },
  {
    id: 'crowdfunding',
    category: 'Innovation',
    question: 'Should crowdfunding backers get their money back if the product never ships?',
    sides: {
      yes: 'They were shown a finished-looking film and a delivery month; that is a shop, whatever the small print says.',
      no: 'They paid for an attempt, and if failure must be refunded only safe dull things will be attempted.',
    },
    hashtag: 'Crowdfunding',
  },
  {
    id: 'robotaxi-tests',
    category: 'Innovation',
    question: 'Is it fair to test robotaxis on streets whose residents never agreed?',
    sides: {
      yes: 'Learner drivers share the same streets without a vote, and nothing learns about rain in a laboratory.',
      no: 'Experiments on people need consent, and the neighbour crossing with a pram signed no form.',
    },
    hashtag: 'RobotaxiTests',
  },
  {
    id: 'local-currency',
    category: 'Innovation',
    question: 'Would your town gain from printing its own local money?',
    sides: {
      yes: 'A note that only the local baker takes goes round the town five times before it leaves.',
      no: 'It is a voucher with scenery: it narrows what you can buy and taxes the shop that must change it back.',
    },
    hashtag: 'LocalCurrency',
  },
  {
    id: 'participatory-budgets',
    category: 'Innovation',
    question: "Should residents decide directly on a tenth of their city's budget?",
    sides: {
      yes: 'They know which crossing is deadly, and a bench they voted for is not smashed.',
      no: 'Those with free evenings win, sewers never do, and for saying no to the rest we have elected people.',
    },
    hashtag: 'ParticipatoryBudgets',
  },
  {
    id: 'shared-tools',
    category: 'Innovation',
    question: 'Would your street be better off sharing its tools than owning them?',
    sides: {
      yes: 'A drill runs for minutes in its life; forty in one street are thirty-nine too many, and borrowing starts a chat.',
      no: 'Shared things come back blunt or not at all, and on Sunday at ten everybody needs the ladder.',
    },
    hashtag: 'SharedTools',
  },
  {
    id: 'shared-kitchens',
    category: 'Innovation',
    question: 'Would you give up your own kitchen for a much cheaper home?',
    sides: {
      yes: 'A great shared one with a real stove and company beats a hot plate, and the saved rent is a month of freedom.',
      no: "Somebody's dishes are always in the sink; a door you can shut on your own soup is what home means.",
    },
    hashtag: 'SharedKitchens',
  },
  {
    id: 'offices-to-homes',
    category: 'Innovation',
    question: 'Should empty offices be turned into flats even where neighbours object?',
    sides: {
      yes: "The walls, lifts and tram stops stand ready, and those who have a home shouldn't vote against those who don't.",
      no: 'Deep floors without windows make bad rooms, and a district with no school or park is a dormitory.',
    },
    hashtag: 'OfficesToHomes',
  },
  {
    id: 'tiny-houses',
    category: 'Innovation',
    question: 'Should people be allowed to live in tiny houses on any plot they own?',
    sides: {
      yes: 'A roof you can pay off in three years beats a mortgage for thirty, and nobody is harmed by small.',
      no: 'Sewage, fire engines and school places are planned by the plot, and a row of sheds can turn into a slum by accident.',
    },
    hashtag: 'TinyHouses',
  },
  {
    id: 'drone-shows',
    category: 'Innovation',
    question: 'Should drone shows replace New Year fireworks?',
    sides: {
      yes: 'No smoke, no burnt fingers, no trembling dogs, and a picture that tells a story over the river.',
      no: 'A screen in the sky has no thunder; the bang you feel in the ribs is what the night is for.',
    },
    hashtag: 'DroneShows',
    months: [12],
  },
  {
    id: 'small-reactors',
    category: 'Innovation',
    question: 'Would you live next door to a small nuclear reactor?',
    sides: {
      yes: 'One steel unit could heat a whole district for decades without a chimney, and it shuts itself down without a pump.',
      no: 'Small ones still make waste and still need guards, and a thousand sites are a thousand chances for a bad day.',
    },
    hashtag: 'SmallReactors',
  },
  {
    id: 'prediction-markets',
    category: 'Innovation',
    question: 'Should governments consult betting markets before they decide?',
    sides: {
      yes: 'People who lose money when they are wrong drop their slogans quickly, and the price often beats the panel.',
      no: 'Whoever wants the policy can buy the forecast, and some futures should not have a payout.',
    },
    hashtag: 'PredictionMarkets',
  },
  {
    id: 'inventors-guilt',
    category: 'Innovation',
    question: 'Are inventors responsible for what others do with their inventions?',
    sides: {
      yes: "Nobody knows the dangers sooner, and 'I only built it' has been said beside every terrible machine.",
      no: 'The first knife-maker cannot answer for each stabbing; the hand and the law that let it are to blame.',
    },
    hashtag: 'InventorsGuilt',
  },
  {
    id: 'unused-patents',
    category: 'Innovation',
    question: 'Should a patent lapse if its owner never uses it?',
    sides: {
      yes: 'A locked door nobody walks through only stops others; build it, license it or let it go.',
      no: 'A lone inventor may need ten years to find a factory, and a deadline tells big firms just to wait.',
    },
    hashtag: 'UnusedPatents',
  },
  {
    id: 'slow-innovation',
    category: 'Innovation',
    question: 'Would the world be better if technology changed more slowly?',
    sides: {
      yes: 'Laws, parents and nature need decades to learn, and nobody voted for a new world every five years.',
      no: 'Ask whoever waits for a cure, a clean stove or a cheap battery which year they would like to skip.',
    },
    hashtag: 'SlowInnovation',
  },
  {
    id: 'product-life-labels',
    category: 'Innovation',
    question: 'Should every product show how many years it is built to last?',
    sides: {
      yes: 'Next to the price it would make the cheap kettle look dear, and makers compete on what they must print.',
      no: "A mixer's life depends on the cook; the figure will be a guess by the sales team with a lawyer's footnote.",
    },
    hashtag: 'ProductLifeLabels',
  },
]
