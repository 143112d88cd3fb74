import type { EvergreenPrompt } from './prompt.ts'

export const healthcare: EvergreenPrompt[] = [
  {
    id: 'organ-donation',
    category: 'Healthcare',
    question: 'Should everyone be an organ donor unless they opt out?',
    sides: {
      yes: 'Most people say they would give but never fill in the form, and patients die of that form.',
      no: 'Silence is not a gift; the state should ask for a body, not assume it, and families must live with the doubt.',
    },
    hashtag: 'OrganDonation',
  },
  {
    id: 'ultra-processed-food',
    category: 'Healthcare',
    question: 'Should ultra-processed food be taxed?',
    sides: {
      yes: "It is engineered so that you can't stop, and the hospital bill arrives at everyone's door.",
      no: 'The label lumps wholemeal bread with sweets, and the tax falls on people with two jobs and no stove.',
    },
    hashtag: 'UltraProcessedFood',
  },
  {
    id: 'junk-food-ads',
    category: 'Healthcare',
    question: 'Should adverts for junk food be banned from public transport?',
    sides: {
      yes: 'A hungry commuter passes thirty burgers and no apple, on walls that belong to all of us.',
      no: 'The tram needs the income, a burger is legal, and adults can pass a poster without eating it.',
    },
    hashtag: 'JunkFoodAds',
  },
  {
    id: 'drug-decriminalisation',
    category: 'Healthcare',
    question: 'Is it time to stop punishing people who carry a small amount of any drug?',
    sides: {
      yes: 'A conviction ends the job and the flat that might have held someone steady; a clinic starts something.',
      no: 'The threat of court is what brings many into treatment at all, and dealers learn fast to carry small amounts.',
    },
    hashtag: 'DrugDecriminalisation',
  },
  {
    id: 'cannabis-shops',
    category: 'Healthcare',
    question: 'Should cannabis be sold in licensed shops, as alcohol is?',
    sides: {
      yes: 'A shop checks age and strength and pays tax, and a dealer does none of those.',
      no: 'One legal habit with a lobby behind it is enough; what is on the high street soon looks harmless.',
    },
    hashtag: 'CannabisShops',
  },
  {
    id: 'staff-vaccination',
    category: 'Healthcare',
    question: 'Should hospital staff have to be vaccinated against flu?',
    sides: {
      yes: "The patient in the bed did not choose who leans over her, and 'first do no harm' includes what you carry.",
      no: 'Wards are short of hands already, and forcing a needle on nurses loses some of them and the trust of the rest.',
    },
    hashtag: 'StaffVaccination',
    months: [9, 10, 11],
  },
  {
    id: 'ai-diagnosis',
    category: 'Healthcare',
    question: 'Would you trust an AI over a doctor to read your scan?',
    sides: {
      yes: 'It has seen more scans than any doctor could in a lifetime, and it is as sharp at four in the morning as at nine.',
      no: "It was trained on other hospitals' patients, and it cannot look up and ask why your hand is shaking.",
    },
    hashtag: 'AiDiagnosis',
  },
  {
    id: 'ai-therapy',
    category: 'Healthcare',
    question: 'Would you open up to a chatbot as your therapist?',
    sides: {
      yes: "The waiting list is months long, the fee is a week's rent, and a chat at two in the morning is there.",
      no: 'Therapy heals through a person who is responsible for you; a program agrees, forgets and cannot call for help.',
    },
    hashtag: 'AiTherapy',
  },
  {
    id: 'selling-kidneys',
    category: 'Healthcare',
    question: 'Should selling a kidney be legal?',
    sides: {
      yes: 'One regulated payment would end a waiting list on which people die, and the surgeon and the clinic are paid already.',
      no: 'No rich person will ever sell one; a market in bodies turns debt into surgery.',
    },
    hashtag: 'SellingKidneys',
  },
  {
    id: 'paid-blood',
    category: 'Healthcare',
    question: 'Is it right to pay people for giving blood?',
    sides: {
      yes: 'Hospitals run short each summer, and everyone else in the chain, from driver to surgeon, gets a wage.',
      no: 'Paid donors have a reason to hide an illness, and people who gave out of kindness stop when it has a price.',
    },
    hashtag: 'PaidBlood',
  },
  {
    id: 'smoke-free-generation',
    category: 'Healthcare',
    question: 'Should tobacco sales end for everyone born after a fixed year?',
    sides: {
      yes: 'Nobody who smokes now loses anything, and no one else is ever sold a product that kills half its loyal users.',
      no: 'A forty-year-old buying for one of thirty-nine is absurd, and bans hand the trade to smugglers who check no age.',
    },
    hashtag: 'SmokeFreeGeneration',
  },
  {
    id: 'vape-flavours',
    category: 'Healthcare',
    question: 'Should sweet vape flavours be banned?',
    sides: {
      yes: 'Bubble gum is not meant for a man giving up his pipe; it is how people start who never smoked at all.',
      no: 'Adults who left cigarettes stay away thanks to mango, and a vape that tastes of tobacco leads back to tobacco.',
    },
    hashtag: 'VapeFlavours',
  },
  {
    id: 'drug-patents',
    category: 'Healthcare',
    question: 'If patients cannot afford a medicine, may a government override its patent?',
    sides: {
      yes: 'A pill that costs pennies to make and thousands to buy is a ransom note, and the research was half public.',
      no: 'Override one and the next drug is never tried, because nine in ten fail and someone paid for those.',
    },
    hashtag: 'DrugPatents',
  },
  {
    id: 'doctor-fees',
    category: 'Healthcare',
    question: 'Should each visit to the doctor cost the patient a small fee?',
    sides: {
      yes: 'A coin makes people ask whether a cold needs a doctor, and the time goes to those who are ill.',
      no: 'The rich ignore it and the poor wait until the lump is large; late treatment is the dearest kind.',
    },
    hashtag: 'DoctorFees',
  },
  {
    id: 'missed-appointments',
    category: 'Healthcare',
    question: 'Is it fair to fine patients who miss an appointment?',
    sides: {
      yes: "Each empty chair was someone's place in the queue, and a dentist or a garage would charge for it.",
      no: 'Those who miss are the depressed, the forgetful and the ones whose shift was changed; a bill cures none of that.',
    },
    hashtag: 'MissedAppointments',
  },
  {
    id: 'private-treatment',
    category: 'Healthcare',
    question: 'Is it fair that people who pay are treated sooner?',
    sides: {
      yes: 'They free a place in the public queue while paying for it as well, and may spend on health what others spend on cars.',
      no: 'Surgeons have one pair of hands; each hour sold is taken from someone whose pain is older and purse thinner.',
    },
    hashtag: 'PrivateTreatment',
  },
  {
    id: 'liver-queue',
    category: 'Healthcare',
    question: 'Is it fair to make heavy drinkers wait longer for a new liver?',
    sides: {
      yes: 'There are too few, and a patient born with the illness had no say while a relapse wastes the gift.',
      no: 'Doctors treat reckless drivers and skiers without a sermon; once guilt decides, none of us is innocent.',
    },
    hashtag: 'LiverQueue',
  },
  {
    id: 'weight-drugs',
    category: 'Healthcare',
    question: 'Should public insurance pay for weight-loss drugs?',
    sides: {
      yes: 'One injection is cheaper than a life of insulin, new knees and heart attacks, and shame has cured nobody.',
      no: 'Stop and the weight returns, so it is a bill for life; the same money would change the food around us.',
    },
    hashtag: 'WeightDrugs',
  },
  {
    id: 'mental-health-days',
    category: 'Healthcare',
    question: "Should mental health days count as sick leave without a doctor's note?",
    sides: {
      yes: 'A mind that cannot work today is no less ill than a back, and asking for proof is part of what breaks it.',
      no: 'A day without a reason is a holiday by another name, and those who truly suffer will be doubted along with the rest.',
    },
    hashtag: 'MentalHealthDays',
  },
  {
    id: 'doctor-strikes',
    category: 'Healthcare',
    question: 'Is it ever right for doctors to strike?',
    sides: {
      yes: 'Exhausted doctors harm patients every day in silence; a strike harms for a day and aloud.',
      no: 'Steel can wait in a yard, a tumour cannot, and people who swore to help have other ways to bargain.',
    },
    hashtag: 'DoctorStrikes',
  },
  {
    id: 'pharmacist-prescribing',
    category: 'Healthcare',
    question: 'Would you let a pharmacist prescribe common medicines without a doctor?',
    sides: {
      yes: 'They know drugs better than most doctors and are open on Saturday; a sore throat needs no surgery.',
      no: 'Whoever sells the pill should not decide you need it, and the dull symptom is sometimes the serious one.',
    },
    hashtag: 'PharmacistPrescribing',
  },
  {
    id: 'telehealth-first',
    category: 'Healthcare',
    question: "Would you want your first doctor's visit to be by video whenever possible?",
    sides: {
      yes: 'No bus, no waiting room full of coughs, no lost morning; most questions are answered by talking.',
      no: 'A doctor learns from the walk to the chair, the smell and the pulse, and the old lady sees only a frozen screen.',
    },
    hashtag: 'TelehealthFirst',
  },
  {
    id: 'health-data',
    category: 'Healthcare',
    question:
      "Should researchers be able to use everyone's health records unless a person objects?",
    sides: {
      yes: 'Rare side effects hide in millions of files, and stripped of names they harm no one and save many.',
      no: "A birth date and two hospital visits are enough to find you, and once leaked an illness can't be changed like a password.",
    },
    hashtag: 'HealthData',
  },
  {
    id: 'genetic-insurance',
    category: 'Healthcare',
    question: 'May an insurer ask to see your genetic test?',
    sides: {
      yes: "If buyers know and sellers don't, only the doomed will insure, until no one can afford to.",
      no: 'Nobody chose their genes, and fear of the premium would keep people from the test that might save them.',
    },
    hashtag: 'GeneticInsurance',
  },
  {
    id: 'fitness-discounts',
    category: 'Healthcare',
    question: 'Is it fair for insurers to give discounts for fitness trackers?',
    sides: {
      yes: 'Careful drivers pay less, and a nudge to take the stairs helps insurer and insured.',
      no: 'The asthmatic and the carer with no free hour pay for the jogger, and the watch reports more than steps.',
    },
    hashtag: 'FitnessDiscounts',
  },
  {
    id: 'salt-limits',
    category: 'Healthcare',
    question: 'Should the law limit the salt in bread and ready meals?',
    sides: {
      yes: 'Nobody tastes a slow cut, no one has to be disciplined, and thousands of strokes never happen.',
      no: 'A cook can add salt but not remove a ministry from the recipe; label it and let people choose.',
    },
    hashtag: 'SaltLimits',
  },
  {
    id: 'menu-calories',
    category: 'Healthcare',
    question: 'Do calorie counts on restaurant menus do more harm than good?',
    sides: {
      yes: "Those who should look don't, while those who already fear their plate can see nothing else.",
      no: 'A salad with more energy than the burger is worth knowing about, and kitchens shrink what they must print.',
    },
    hashtag: 'MenuCalories',
    months: [1],
  },
  {
    id: 'alcohol-pricing',
    category: 'Healthcare',
    question: 'Should there be a minimum price for alcohol?',
    sides: {
      yes: 'It touches only the cheap strong stuff that heavy drinkers live on, and leaves a glass of wine as it was.',
      no: "The addicted cut food before drink, so the poor drinker's family pays while the rich one notices nothing.",
    },
    hashtag: 'AlcoholPricing',
  },
  {
    id: 'fluoride',
    category: 'Healthcare',
    question: 'Should fluoride be added to drinking water?',
    sides: {
      yes: "It protects every child's teeth, most of all where money for the dentist is short.",
      no: 'Medicine in the tap is given to all without a dose or a question; toothpaste does it for those who want it.',
    },
    hashtag: 'Fluoride',
  },
  {
    id: 'unproven-remedies',
    category: 'Healthcare',
    question: 'Should pharmacies be barred from selling remedies without proven effect?',
    sides: {
      yes: 'A white coat behind sugar pills lends them a promise, and some people swallow that instead of treatment.',
      no: 'They do no harm, please those who buy them, and better a pharmacist beside the shelf than a website.',
    },
    hashtag: 'UnprovenRemedies',
  },
  {
    id: 'honest-placebos',
    category: 'Healthcare',
    question: 'May a doctor give a placebo without saying so if it helps?',
    sides: {
      yes: "The relief is real even when the pill is not, and a doctor's task is to ease, not to lecture on chemistry.",
      no: 'Once patients know that doctors may lie kindly, no true pill works as well again.',
    },
    hashtag: 'HonestPlacebos',
  },
  {
    id: 'full-body-scans',
    category: 'Healthcare',
    question: 'Do full-body scans of healthy people do more harm than good?',
    sides: {
      yes: 'Everyone has harmless lumps; the scan finds them, the knife follows, and the worry never leaves.',
      no: 'Some tumours whisper until it is too late, and a person may spend on knowing as others do on sports cars.',
    },
    hashtag: 'FullBodyScans',
  },
  {
    id: 'screening-age',
    category: 'Healthcare',
    question: 'At what age does routine cancer screening stop making sense: is 80 a fair line?',
    sides: {
      yes: 'Slow tumours rarely outrun a ninety-year-old, but the biopsy and the fear arrive at once.',
      no: "Some at eighty have twenty good years left; a birthday is a poor substitute for a doctor's look.",
    },
    hashtag: 'ScreeningAge',
  },
  {
    id: 'doctor-shifts',
    category: 'Healthcare',
    question: 'Should trainee doctors be limited to twelve-hour shifts?',
    sides: {
      yes: 'After a night awake we would not let them drive home, yet we let them calculate the dose.',
      no: 'Each handover loses something, and the trainee who sees an illness through the night learns what no shift plan teaches.',
    },
    hashtag: 'DoctorShifts',
  },
  {
    id: 'medical-tourism',
    category: 'Healthcare',
    question: 'Would you travel abroad for cheaper surgery?',
    sides: {
      yes: 'The surgeon trained at the same schools, the room is cleaner and the saving pays for a year of rent.',
      no: 'When the wound opens in week three, the man who made it is four thousand kilometres away.',
    },
    hashtag: 'MedicalTourism',
  },
  {
    id: 'rural-doctors',
    category: 'Healthcare',
    question: 'Should new doctors have to work a few years in the countryside?',
    sides: {
      yes: 'The public paid for their training, and a village an hour from help paid too.',
      no: 'A doctor who counts the days is no gift to anyone; pay more, and those who want to will come and stay.',
    },
    hashtag: 'RuralDoctors',
  },
  {
    id: 'nurse-recruitment',
    category: 'Healthcare',
    question: 'Is it fair for rich countries to recruit nurses from poor ones?',
    sides: {
      yes: "A nurse is not her government's property; her wage feeds a family and her sister now trains too.",
      no: "A ward is emptied there to fill one here, and the poor pay for schooling the rich one's staff.",
    },
    hashtag: 'NurseRecruitment',
  },
  {
    id: 'winter-masks',
    category: 'Healthcare',
    question: 'Would you wear a mask on every hospital visit all winter?',
    sides: {
      yes: "A visitor's cold is a frail patient's pneumonia, and a strip of cloth is a small price for a month.",
      no: 'The deaf read lips and the confused read faces; care behind cloth is lonelier for exactly the frail.',
    },
    hashtag: 'WinterMasks',
    months: [11, 12, 1, 2],
  },
  {
    id: 'pill-without-prescription',
    category: 'Healthcare',
    question: 'Should the contraceptive pill be sold without a prescription?',
    sides: {
      yes: 'Half a century of use, a checklist any pharmacist can read, and no appointment between a woman and her own plan.',
      no: 'The visit also finds high blood pressure and clots in the family, which is where the pill is dangerous.',
    },
    hashtag: 'PillWithoutPrescription',
  },
  {
    id: 'fertility-funding',
    category: 'Healthcare',
    question: 'Is fertility treatment something public insurance should pay for?',
    sides: {
      yes: 'Childlessness can be an illness like any other, and now the cure goes to whoever can sell a car.',
      no: 'It is dear and often fails; the same money would treat people who will otherwise die or go blind.',
    },
    hashtag: 'FertilityFunding',
  },
  {
    id: 'egg-freezing',
    category: 'Healthcare',
    question: 'Is employer-paid egg freezing a good benefit?',
    sides: {
      yes: 'It gives a woman ten years to choose a partner and a time, and a man gets those for nothing.',
      no: "It says 'not now' with a cheque; part-time posts and nurseries would let her have both.",
    },
    hashtag: 'EggFreezing',
  },
  {
    id: 'donor-anonymity',
    category: 'Healthcare',
    question: 'Do sperm and egg donors have a right to stay anonymous?',
    sides: {
      yes: 'Fewer give when a stranger may ring in eighteen years, and love makes a family, not a file.',
      no: 'The child signed nothing and has a right to her own medical history and face.',
    },
    hashtag: 'DonorAnonymity',
  },
  {
    id: 'paid-surrogacy',
    category: 'Healthcare',
    question: "Should a woman be allowed to be paid for carrying another couple's child?",
    sides: {
      yes: 'She takes on nine months of risk and everyone else at the clinic is paid; forbidding her a fee is piety at her cost.',
      no: "It is nearly always the poor who carry and the rich who collect, and no contract can foresee a mother's mind.",
    },
    hashtag: 'PaidSurrogacy',
  },
  {
    id: 'cosmetic-surgery-ads',
    category: 'Healthcare',
    question: 'Should advertising for cosmetic surgery be banned?',
    sides: {
      yes: 'It first sells the flaw and then the knife, and surgery on a healthy body should not be an impulse buy.',
      no: 'Adults may change a nose as they do their hair, and adverts at least make surgeons compete on safety.',
    },
    hashtag: 'CosmeticSurgeryAds',
  },
  {
    id: 'sunbed-ban',
    category: 'Healthcare',
    question: 'Should sunbeds be banned?',
    sides: {
      yes: 'A lamp proven to cause cancer, sold by the minute for a colour, would never be allowed if it were new.',
      no: 'A grown person may sunbathe, smoke and climb mountains; a warning and an age limit respect that.',
    },
    hashtag: 'SunbedBan',
    months: [3, 4, 5],
  },
  {
    id: 'care-robots',
    category: 'Healthcare',
    question: 'Would you want a robot to look after you when you are old?',
    sides: {
      yes: 'It lifts without a sigh, sees you naked without a face, and lets your daughter be a daughter.',
      no: 'A day without a human touch is a kind of cold, and a budget office will soon call the robot enough.',
    },
    hashtag: 'CareRobots',
  },
  {
    id: 'parent-care-costs',
    category: 'Healthcare',
    question: 'Who should pay when old parents need care: their grown children?',
    sides: {
      yes: 'They were fed for twenty years and will inherit the house; neighbours they never met did neither.',
      no: 'Some parents earned no such debt, and the bill falls on daughters who are already paying in hours.',
    },
    hashtag: 'ParentCareCosts',
  },
  {
    id: 'ventilator-lottery',
    category: 'Healthcare',
    question: 'If equal patients outnumber the last beds, should a lottery decide?',
    sides: {
      yes: "A draw is the only way of choosing that holds no one's life to be worth less.",
      no: 'Chance is a refusal to think: those likelier to live, or who nurse others, should come first.',
    },
    hashtag: 'VentilatorLottery',
  },
  {
    id: 'rare-disease-cures',
    category: 'Healthcare',
    question: 'Is any price too high for the only cure of a rare disease?',
    sides: {
      yes: 'If any price is paid, any price is asked, and each such cure closes a ward for a hundred others.',
      no: 'Insurance exists precisely for the one who draws the short straw; the common cold we could pay ourselves.',
    },
    hashtag: 'RareDiseaseCures',
  },
  {
    id: 'prevention-budget',
    category: 'Healthcare',
    question:
      'Should a fifth of all health spending go to prevention, even if hospitals wait longer?',
    sides: {
      yes: 'A stair rail, a vaccine and a bike lane save more lives than the operation that comes too late.',
      no: 'The heart patient is real and here today, and many a prevention campaign has prevented only its own review.',
    },
    hashtag: 'PreventionBudget',
  },
  {
    id: 'bike-helmets',
    category: 'Healthcare',
    question: 'Should cyclists be required to wear a helmet?',
    sides: {
      yes: 'A skull meets the kerb at the same speed whatever your freedom, and strangers pay for the ward.',
      no: 'Compulsion empties the bike lanes, and sitting on a sofa kills more hearts than bare heads ever did.',
    },
    hashtag: 'BikeHelmets',
  },
  {
    id: 'heading-the-ball',
    category: 'Healthcare',
    question: 'Should heading the ball be taken out of football?',
    sides: {
      yes: 'Retired players lose their memory too often for chance, and the game would be as good on the ground.',
      no: 'A cross and a leap are half the beauty of it; limit it in training and let grown players choose.',
    },
    hashtag: 'HeadingTheBall',
  },
  {
    id: 'boxing-ban',
    category: 'Healthcare',
    question: 'Is professional boxing too dangerous to be a sport?',
    sides: {
      yes: 'It is the one sport where damaging a brain is the point and not the accident.',
      no: 'For many it was the way out of a bad street, and two grown people in a ring agreed to it.',
    },
    hashtag: 'BoxingBan',
  },
  {
    id: 'farm-antibiotics',
    category: 'Healthcare',
    question: 'Should farmers be forbidden to give antibiotics to healthy animals?',
    sides: {
      yes: 'Each routine dose trains the germ that will one day shrug off the drip in your arm.',
      no: "A sick barn suffers more and spreads faster; a vet's careful early dose is kinder than a late flood.",
    },
    hashtag: 'FarmAntibiotics',
  },
  {
    id: 'medical-debt',
    category: 'Healthcare',
    question: 'Is it fair to keep unpaid hospital bills off credit records?',
    sides: {
      yes: 'No one shops for a burst appendix, and being ill says nothing about whether you pay your rent.',
      no: 'A lender who cannot see the debt lends more on top of it, and hospitals raise prices for those who pay.',
    },
    hashtag: 'MedicalDebt',
  },
  {
    id: 'test-results',
    category: 'Healthcare',
    question: 'Should patients see their test results before the doctor does?',
    sides: {
      yes: 'It is my body and my night of waiting, and a portal can show it the minute the lab knows.',
      no: "To read 'malignant' alone on a Friday evening, with nobody to ask until Monday, is a cruelty and not a right.",
    },
    hashtag: 'TestResults',
  },
  {
    id: 'duty-to-rescue',
    category: 'Healthcare',
    question: 'Does every adult owe help to a stranger in an emergency, by law?',
    sides: {
      yes: 'A phone call costs nothing, and a rule ends the moment when twenty people each wait for another.',
      no: 'Law can forbid harm but not command courage, and a frightened amateur makes a second casualty.',
    },
    hashtag: 'DutyToRescue',
  },
  {
    id: 'sugary-hospitals',
    category: 'Healthcare',
    question: 'Should hospitals stop selling sugary drinks?',
    sides: {
      yes: 'A house that amputates for diabetes should not sell its cause beside the lift.',
      no: 'A night nurse and a waiting father are not patients, and a small comfort is theirs to choose.',
    },
    hashtag: 'SugaryHospitals',
  },
]
