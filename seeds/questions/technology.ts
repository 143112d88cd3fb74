import type { EvergreenPrompt } from './prompt.ts'

export const technology: EvergreenPrompt[] = [
  {
    id: 'social-media-age',
    category: 'Technology',
    question: 'Should people under 16 be kept off social media by law?',
    sides: {
      yes: 'Feeds built to hold attention meet brains still learning to let go, and no single parent can hold out against a whole class.',
      no: 'A ban pushes teenagers into corners nobody moderates and makes every adult prove their age just to read a post.',
    },
    hashtag: 'SocialMediaAge',
  },
  {
    id: 'facial-recognition',
    category: 'Technology',
    question: 'Should police be forbidden to run live facial recognition in public places?',
    sides: {
      yes: 'A camera that names everyone who passes turns a walk to a clinic or a protest into a record the state keeps.',
      no: "Finding a wanted attacker in a station crowd is worth a scan that deletes everybody else's face within a second.",
    },
    hashtag: 'FacialRecognition',
  },
  {
    id: 'right-to-repair',
    category: 'Technology',
    question: 'Must makers sell spare parts and publish repair manuals for every device they sell?',
    sides: {
      yes: 'If only the maker can replace a tired battery, you rented the thing you thought you had bought.',
      no: "Thin, waterproof devices are glued for a reason, and a botched battery swap burns a house with the maker's name on it.",
    },
    hashtag: 'RightToRepair',
  },
  {
    id: 'open-source-funding',
    category: 'Technology',
    question: 'Should governments pay the maintainers of the open source software they run on?',
    sides: {
      yes: "Tax offices and hospitals run on code one tired volunteer patches at night; we don't leave bridges to hobbyists.",
      no: 'Public money brings tenders, reports and committees to projects that work because nobody commissioned them.',
    },
    hashtag: 'OpenSourceFunding',
  },
  {
    id: 'data-centres',
    category: 'Technology',
    question: 'Should every new data centre have to bring its own clean power supply?',
    sides: {
      yes: 'One hall of servers can draw as much as a town, and the town should not pay for it in higher bills and dirtier air.',
      no: 'A shared grid is cheaper than a private plant for each user; no steelworks or railway was ever asked to bring its own.',
    },
    hashtag: 'DataCentres',
  },
  {
    id: 'encrypted-chats',
    category: 'Technology',
    question:
      'Should messaging apps be made to unlock encrypted chats when a judge signs a warrant?',
    sides: {
      yes: 'A warrant opens a house, a safe and a phone line; a chat should not be the only room no court can enter.',
      no: 'No door opens for judges alone: a key kept for the police is a key that thieves and hostile states will steal.',
    },
    hashtag: 'EncryptedChats',
  },
  {
    id: 'chronological-feeds',
    category: 'Technology',
    question: 'Would you want every social feed to show posts in plain order of time?',
    sides: {
      yes: 'A clock cannot be tuned to make you angry, and you always know why you are seeing what you see.',
      no: "Plain order rewards whoever posts most; your sister's wedding drowns under forty reposts from a news account.",
    },
    hashtag: 'ChronologicalFeeds',
  },
  {
    id: 'online-anonymity',
    category: 'Technology',
    question: 'Does anonymity online do more harm than good?',
    sides: {
      yes: 'People type to strangers what they would never say with their name on it, and their targets cannot answer back.',
      no: 'The employee who reports fraud and the patient who asks about an illness speak only because nobody knows who they are.',
    },
    hashtag: 'OnlineAnonymity',
  },
  {
    id: 'self-driving-cars',
    category: 'Technology',
    question:
      'If self-driving cars crash less often than people do, should they be allowed on every road?',
    sides: {
      yes: 'Each year of waiting for perfection is paid for in crashes that drunk, tired and texting humans cause.',
      no: 'An average hides the odd case: a fleet with one flaw makes the same mistake everywhere on the same morning.',
    },
    hashtag: 'SelfDrivingCars',
  },
  {
    id: 'ai-training',
    category: 'Technology',
    question:
      "Is it fair to train image generators on artists' published work without asking them?",
    sides: {
      yes: 'Every painter learned by looking at others; style has never belonged to anyone, and copying a picture is still illegal.',
      no: 'A student who learns from an illustrator does not undersell her by the million in her own manner the next day.',
    },
    hashtag: 'AiTraining',
  },
  {
    id: 'ai-labels',
    category: 'Technology',
    question: 'Should every picture made with AI carry a visible label?',
    sides: {
      yes: 'A photograph used to be a witness; without a mark on the fakes, even the true ones stop counting as proof.',
      no: 'Forgers will simply leave the mark off, so the label teaches us to trust exactly the pictures that lie.',
    },
    hashtag: 'AiLabels',
  },
  {
    id: 'smart-speakers',
    category: 'Technology',
    question: 'Is a speaker that always listens a fair price for a hands-free home?',
    sides: {
      yes: 'For someone with shaky hands or poor sight, a lamp that obeys a sentence is independence, and the mute switch is real.',
      no: 'Guests and children never agreed to the microphone, and a recording that exists will sooner or later be asked for.',
    },
    hashtag: 'SmartSpeakers',
  },
  {
    id: 'app-stores',
    category: 'Technology',
    question: 'Is it your right to install apps on your phone from any store you like?',
    sides: {
      yes: 'You may buy fuel anywhere for a car you own; one shop that takes a cut of every sale is a toll gate.',
      no: "One guarded gate is why your grandmother's phone has never emptied her bank account.",
    },
    hashtag: 'AppStores',
  },
  {
    id: 'online-voting',
    category: 'Technology',
    question: 'Would you trust an election held over the internet?',
    sides: {
      yes: 'Millions already bank and file taxes online, and a ballot on the phone reaches the nurse on shift and the sailor at sea.',
      no: 'A paper count can be watched by anyone with eyes; an online one must be believed, and a loser will not believe it.',
    },
    hashtag: 'OnlineVoting',
  },
  {
    id: 'passkeys',
    category: 'Technology',
    question: 'Is it time for banks to stop accepting passwords?',
    sides: {
      yes: 'A passkey cannot be typed into a fake site, and nearly every emptied account began with a stolen password.',
      no: 'Lose your phone abroad and you are locked out of your own money; a password in your head needs no battery.',
    },
    hashtag: 'Passkeys',
  },
  {
    id: 'software-liability',
    category: 'Technology',
    question: 'Should software makers pay for the damage their security holes cause?',
    sides: {
      yes: 'A brake maker who ships a known fault pays for the crash; code that runs hospitals deserves no softer rule.',
      no: 'No one can prove a large program flawless, so only giants with lawyers and insurers would dare to publish one.',
    },
    hashtag: 'SoftwareLiability',
  },
  {
    id: 'phone-updates',
    category: 'Technology',
    question: 'Should phone makers owe buyers ten years of security updates?',
    sides: {
      yes: 'The glass and the chip outlive the support, and millions of sound phones are scrapped because a server said no.',
      no: 'Ten years of patches for a phone few still carry is paid for by everyone who buys a new one.',
    },
    hashtag: 'PhoneUpdates',
  },
  {
    id: 'infinite-scroll',
    category: 'Technology',
    question: 'Does infinite scroll do enough harm to be banned?',
    sides: {
      yes: 'A page that ends gives you a moment to decide; removing that moment was the whole purpose of the feature.',
      no: 'If lawmakers may outlaw a way of turning pages, no interface is safe from the taste of a committee.',
    },
    hashtag: 'InfiniteScroll',
  },
  {
    id: 'targeted-ads',
    category: 'Technology',
    question: 'Should adverts that follow people across websites be outlawed?',
    sides: {
      yes: 'An advert for boots on a hiking site needs no diary of your illnesses, debts and late-night searches.',
      no: 'Small shops live on finding their few hundred buyers, and free services lose much of their income without that.',
    },
    hashtag: 'TargetedAds',
  },
  {
    id: 'delivery-drones',
    category: 'Technology',
    question: 'Would you accept delivery drones over your own street?',
    sides: {
      yes: 'A two-kilo drone with a medicine beats a two-tonne van idling at your kerb, for noise, air and safety alike.',
      no: 'A van passes once; the whine overhead never ends once every sandwich and charger comes by air.',
    },
    hashtag: 'DeliveryDrones',
  },
  {
    id: 'ransom-payments',
    category: 'Technology',
    question: "If hackers hold a company's data, should paying them be a crime?",
    sides: {
      yes: 'Each payment funds the next attack, and the gangs will stop when they learn that nobody is allowed to pay.',
      no: 'A hospital with its patient records locked needs them back tonight, not a principle that protects someone else later.',
    },
    hashtag: 'RansomPayments',
  },
  {
    id: 'cookie-banners',
    category: 'Technology',
    question: 'Do cookie banners do more harm than good?',
    sides: {
      yes: "They trained a whole generation to click 'accept' unread, which is the exact opposite of informed consent.",
      no: 'Irritating as they are, they put the tracking on the table; without them it went on in silence.',
    },
    hashtag: 'CookieBanners',
  },
  {
    id: 'own-your-face',
    category: 'Technology',
    question: 'Should your face and voice belong to you as property does?',
    sides: {
      yes: "If a machine can make you sell toothpaste in a language you don't speak, only ownership lets you stop it and be paid.",
      no: 'Property can be sold: the poor would sign away their faces for good in some clause on page nine.',
    },
    hashtag: 'OwnYourFace',
  },
  {
    id: 'doorbell-cameras',
    category: 'Technology',
    question: 'Is it fair to let your doorbell camera film the pavement?',
    sides: {
      yes: 'The street is public, anyone may look at it, and the thief who takes parcels comes along that pavement.',
      no: 'A neighbour who cannot leave home without being recorded by twelve households lives in a private police state.',
    },
    hashtag: 'DoorbellCameras',
  },
  {
    id: 'loot-boxes',
    category: 'Technology',
    question: 'Are loot boxes in video games a form of gambling?',
    sides: {
      yes: 'You pay, a wheel spins, and you nearly always lose: the only difference from a slot machine is the cartoon skin.',
      no: 'Trading cards and sticker packs have sold surprises for decades, and nothing from the box can be cashed in.',
    },
    hashtag: 'LootBoxes',
  },
  {
    id: 'ai-companions',
    category: 'Technology',
    question: 'Are AI companions good company for lonely adults?',
    sides: {
      yes: 'At three in the morning a patient listener that remembers your day is better than the ceiling.',
      no: 'A friend who never disagrees and never needs you makes real people, who do both, harder to bear.',
    },
    hashtag: 'AiCompanions',
  },
  {
    id: 'broadband-for-all',
    category: 'Technology',
    question: 'Is home internet a public utility, like water?',
    sides: {
      yes: 'Jobs, schools and doctors now sit behind the connection, and a firm will never lay fibre to the last farm.',
      no: 'Rival networks dug the trenches and tripled the speeds; a public monopoly would still be planning the survey.',
    },
    hashtag: 'BroadbandForAll',
  },
  {
    id: 'net-neutrality',
    category: 'Technology',
    question: 'Should internet providers be barred from selling faster lanes to websites?',
    sides: {
      yes: 'Whoever can buy the fast lane is already rich; the next great idea starts with no money and would load last.',
      no: 'Remote surgery and a cat video are not equal traffic, and those who fill the pipe should help to pay for it.',
    },
    hashtag: 'NetNeutrality',
  },
  {
    id: 'encyclopedias',
    category: 'Technology',
    question:
      'Is an encyclopedia that anyone can edit more trustworthy than one written by experts?',
    sides: {
      yes: 'Errors last minutes because thousands are looking, and every claim shows its source and its quarrels.',
      no: 'A crowd agrees on what is popular to believe; the one expert who knows better tires of being reverted by amateurs.',
    },
    hashtag: 'Encyclopedias',
  },
  {
    id: 'simple-phones',
    category: 'Technology',
    question: 'Would most adults be happier with a phone that only calls and texts?',
    sides: {
      yes: 'Hours a day come back, along with the bus ride, the book and the habit of being bored in peace.',
      no: 'The map, the ticket, the bank and the translator went into that pocket too, and life now assumes them.',
    },
    hashtag: 'SimplePhones',
  },
  {
    id: 'junior-coders',
    category: 'Technology',
    question: 'If AI writes most of the code, do companies still need junior programmers?',
    sides: {
      yes: 'Someone must grow the judgement to know when the machine is wrong, and nobody is born a senior engineer.',
      no: 'Apprentices were hired for the routine work; pretending that work still exists just to train them is charity.',
    },
    hashtag: 'JuniorCoders',
  },
  {
    id: 'autonomous-weapons',
    category: 'Technology',
    question: 'Should weapons that choose their own targets be banned by treaty?',
    sides: {
      yes: 'No machine can be court-martialled, so a killing that no human decided is a killing nobody answers for.',
      no: 'A treaty binds only the honest, and a defence against swarms has no time to ask a human for permission.',
    },
    hashtag: 'AutonomousWeapons',
  },
  {
    id: 'pay-by-palm',
    category: 'Technology',
    question: 'Would you pay with your palm instead of a card?',
    sides: {
      yes: 'You cannot leave your hand on the train, and nobody can read it over your shoulder at the till.',
      no: 'A stolen card is replaced by Friday; a stolen palm print is stolen for the rest of your life.',
    },
    hashtag: 'PayByPalm',
  },
  {
    id: 'digital-inheritance',
    category: 'Technology',
    question: 'May heirs read the private messages of someone who died?',
    sides: {
      yes: 'Letters in a drawer have always passed to the family, and in them may be the photos, debts and last words they need.',
      no: 'Those messages have two ends, and the friend who confided in the dead never agreed to new readers.',
    },
    hashtag: 'DigitalInheritance',
  },
  {
    id: 'algorithm-liability',
    category: 'Technology',
    question: 'If an algorithm recommends something harmful, should the platform answer in court?',
    sides: {
      yes: 'Hosting a post is passive, but pushing it to ten million screens for profit is publishing, and publishers are sued.',
      no: 'Facing a lawsuit per suggestion, platforms would recommend only what no one could mind, and silence the rest.',
    },
    hashtag: 'AlgorithmLiability',
  },
  {
    id: 'public-code',
    category: 'Technology',
    question: 'Should all software paid for with taxes be published as open source?',
    sides: {
      yes: 'The people paid for it once; ten cities buying the same permit system from ten vendors pay for it ten times.',
      no: 'Publishing defence, tax-fraud or voting code hands attackers a map, and few towns will ever reuse it anyway.',
    },
    hashtag: 'PublicCode',
  },
  {
    id: 'game-preservation',
    category: 'Technology',
    question: 'Must publishers keep a game playable after they shut its servers down?',
    sides: {
      yes: 'It was sold in a box as a thing, not as a visit, and our libraries would be empty if books went blank too.',
      no: 'Servers, licences and security work cost money for ever; small studios would just stop making online games.',
    },
    hashtag: 'GamePreservation',
  },
  {
    id: 'car-subscriptions',
    category: 'Technology',
    question: 'Is it fair to charge a monthly fee for heated seats already built into the car?',
    sides: {
      yes: 'One model with features in software is cheaper to build, and you pay for warm seats only in the months you need them.',
      no: 'The heater is in the seat, you hauled it home and paid for its weight; locking it is ransom, not service.',
    },
    hashtag: 'CarSubscriptions',
  },
  {
    id: 'car-buttons',
    category: 'Technology',
    question: 'Should cars be required to have real buttons for heating, lights and wipers?',
    sides: {
      yes: 'A knob is found by touch with eyes on the road; a menu takes your gaze away for the length of a football pitch.',
      no: "Rules that freeze today's dashboard would have kept the choke lever, and voice control needs no hand at all.",
    },
    hashtag: 'CarButtons',
  },
  {
    id: 'digital-ownership',
    category: 'Technology',
    question:
      "Should the word 'buy' be forbidden for films and books that a shop can later delete?",
    sides: {
      yes: 'A bookshop never came at night to take back a novel; if they can, you hired it and the button should say so.',
      no: 'Everyone knows how streaming works, and the licence gives you ten devices and lost-copy cover no paper book has.',
    },
    hashtag: 'DigitalOwnership',
  },
  {
    id: 'blockchains',
    category: 'Technology',
    question: 'Are blockchains useful for anything a shared database cannot do?',
    sides: {
      yes: 'When the parties trust no referee, a ledger nobody owns is the only record none of them can quietly rewrite.',
      no: 'Real goods need someone to vouch for what is typed in, and once you trust that someone, a database will do.',
    },
    hashtag: 'Blockchains',
  },
  {
    id: 'ai-copyright',
    category: 'Technology',
    question: 'Who should own a picture made entirely by AI: the person who asked for it?',
    sides: {
      yes: 'Somebody chose, prompted and threw away a hundred versions, and without protection nobody will invest in the good one.',
      no: 'Copyright pays people to create; a machine needs no wage, and it could claim every possible sunset by Monday.',
    },
    hashtag: 'AiCopyright',
  },
  {
    id: 'search-answers',
    category: 'Technology',
    question:
      'Is it fair for search engines to answer from websites without sending them visitors?',
    sides: {
      yes: 'A reader wants the boiling point of water, not five adverts and a life story before the number.',
      no: 'The answer exists because someone was paid by visits to write it; keep the visits and the writing stops.',
    },
    hashtag: 'SearchAnswers',
  },
  {
    id: 'ai-licences',
    category: 'Technology',
    question: 'Should the most powerful AI models need a licence before release?',
    sides: {
      yes: 'Planes, drugs and reactors are checked before they meet the public, and none of these can copy itself.',
      no: 'Licences are written with the help of the giants, and the first thing they exclude is the next rival.',
    },
    hashtag: 'AiLicences',
  },
  {
    id: 'open-weights',
    category: 'Technology',
    question: 'Should powerful AI models be published for anyone to download?',
    sides: {
      yes: 'If only three firms hold the models, three firms decide what may be asked; open weights can be studied by everyone.',
      no: 'A published model cannot be recalled when someone finds out how to make it help with a poison.',
    },
    hashtag: 'OpenWeights',
  },
  {
    id: 'one-charger',
    category: 'Technology',
    question: "Is it the law's business which plug charges your devices?",
    sides: {
      yes: 'One cable in the drawer instead of eleven is worth more than any advantage a private socket ever had.',
      no: 'Had lawmakers fixed the plug a decade earlier, we would all be tied to a worse one, with nobody allowed to improve it.',
    },
    hashtag: 'OneCharger',
  },
  {
    id: 'speed-limiters',
    category: 'Technology',
    question: 'Should new cars be unable to go faster than the speed limit?',
    sides: {
      yes: 'We would never sell a kettle that scalds for fun; speed is the one cause of death a line of code removes.',
      no: 'Maps are wrong, signs are missed, and the driver who must escape a swerving lorry needs the power now.',
    },
    hashtag: 'SpeedLimiters',
  },
  {
    id: 'smart-locks',
    category: 'Technology',
    question: 'Would you let your landlord fit a smart lock to your front door?',
    sides: {
      yes: 'No more lost keys, a code for the plumber, and a record that shows who really entered while you were out.',
      no: 'A door that logs when you come home and can be shut from an office is not your door.',
    },
    hashtag: 'SmartLocks',
  },
  {
    id: 'account-fees',
    category: 'Technology',
    question: 'Should social networks charge a small fee per account to keep bots out?',
    sides: {
      yes: 'A troll farm with a million accounts is ruined by a price you would not notice once a year.',
      no: "A coin is nothing here and a day's food elsewhere, and the propaganda office has the budget anyway.",
    },
    hashtag: 'AccountFees',
  },
  {
    id: 'emoji-contracts',
    category: 'Technology',
    question: 'If you answer an offer with a thumbs-up, have you signed a contract?',
    sides: {
      yes: 'A nod has always sealed a deal; courts look at what each party understood, not at the ink.',
      no: "People tap a thumb to say 'seen', and nobody should owe a harvest for acknowledging a message.",
    },
    hashtag: 'EmojiContracts',
  },
  {
    id: 'read-receipts',
    category: 'Technology',
    question: 'Do read receipts do more harm than good between friends?',
    sides: {
      yes: 'They turn every quiet hour into an accusation, and people leave messages unopened just to stay polite.',
      no: "Knowing that 'I'm at the hospital, come' has been read is worth some awkwardness about slow replies.",
    },
    hashtag: 'ReadReceipts',
  },
  {
    id: 'right-to-be-forgotten',
    category: 'Technology',
    question:
      'If an old story about you is true, may you still have it removed from search results?',
    sides: {
      yes: 'A teenage theft used to fade with the newsprint; now it meets every employer first, for life.',
      no: 'Once true facts can be erased on demand, the swindler tidies up his past before meeting his next victim.',
    },
    hashtag: 'RightToBeForgotten',
  },
  {
    id: 'interoperability',
    category: 'Technology',
    question: 'Should rival messaging apps be forced to talk to each other?',
    sides: {
      yes: 'You can phone any network from any other; without that rule you keep the app you hate because your friends are there.',
      no: "Joining systems means the weakest one's security for all, and standards move at the pace of the slowest.",
    },
    hashtag: 'Interoperability',
  },
  {
    id: 'ai-summaries',
    category: 'Technology',
    question: 'Do AI summaries make people worse at reading?',
    sides: {
      yes: 'Whoever only meets conclusions never learns to doubt them, and attention is a muscle that goes when unused.',
      no: 'A good summary of nine dull papers is what leads a busy person to read the tenth one properly.',
    },
    hashtag: 'AiSummaries',
  },
]
