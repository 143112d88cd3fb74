import type { EvergreenPrompt } from './prompt.ts'

export const business: EvergreenPrompt[] = [
  {
    id: 'four-day-week',
    category: 'Business',
    question: 'Should full-time work be four days a week at the same pay?',
    sides: {
      yes: 'Most offices lose a day to meetings and fatigue anyway, and rested people make fewer mistakes and quit less.',
      no: 'A ward, a till or a help line needs someone there each hour, so same pay for fewer hours means hiring or closing.',
    },
    hashtag: 'FourDayWeek',
  },
  {
    id: 'remote-work',
    category: 'Business',
    question: 'Should staff who can do their job from home have a right to do so?',
    sides: {
      yes: 'Hours of commuting return to the family and the job moves to the person, not the person to the dear city.',
      no: 'Trainees learn by overhearing, and a right on paper cannot see which team falls apart when nobody meets.',
    },
    hashtag: 'RemoteWork',
  },
  {
    id: 'tipping',
    category: 'Business',
    question: 'Should tipping be replaced by higher wages built into the price?',
    sides: {
      yes: "Pay should not depend on a stranger's mood, a server's looks or whether it rained.",
      no: 'Good servers earn more from tips than any boss would ever pay, and the guest keeps a say in the service.',
    },
    hashtag: 'Tipping',
  },
  {
    id: 'cashless-society',
    category: 'Business',
    question: 'Should shops be allowed to refuse cash?',
    sides: {
      yes: 'No robberies, no false notes, no hour of counting at night: a small café may choose how it is paid.',
      no: 'Cash works in a power cut, for the old and for those a bank refused, and it tells nobody what you bought.',
    },
    hashtag: 'CashlessSociety',
  },
  {
    id: 'algorithmic-hiring',
    category: 'Business',
    question: 'Should employers be allowed to let algorithms reject job applicants?',
    sides: {
      yes: 'A rule that reads all nine hundred applications the same way is fairer than a tired human who skims the first fifty.',
      no: 'It learns from past hiring whom to overlook, and the applicant can neither ask why nor shake its hand.',
    },
    hashtag: 'AlgorithmicHiring',
  },
  {
    id: 'pay-transparency',
    category: 'Business',
    question: 'Should everyone in a company know what everyone else earns?',
    sides: {
      yes: 'Secrecy is how two people at neighbouring desks end up a third apart, and only one of them knows.',
      no: 'Numbers without reasons breed envy, and managers flatten pay until the best leave for a place that keeps quiet.',
    },
    hashtag: 'PayTransparency',
  },
  {
    id: 'unpaid-internships',
    category: 'Business',
    question: 'Are unpaid internships unjust enough to be made illegal?',
    sides: {
      yes: 'Only those whose parents pay the rent can afford to work for nothing, so the career is inherited with the flat.',
      no: 'For a small theatre or charity the choice is unpaid or none, and a door ajar beats a door shut.',
    },
    hashtag: 'UnpaidInternships',
  },
  {
    id: 'non-competes',
    category: 'Business',
    question: 'Should contracts that forbid working for a rival be void?',
    sides: {
      yes: 'A cook should not have to leave the trade to leave the boss, and ideas spread by people changing jobs.',
      no: 'No firm will train you or show you its plans if you may carry both across the road next month.',
    },
    hashtag: 'NonCompetes',
  },
  {
    id: 'executive-pay',
    category: 'Business',
    question: 'At what point does a boss earn too much: is a cap tied to the lowest wage right?',
    sides: {
      yes: 'Nobody works three hundred times as hard, and with a cap the boss can get a rise only by lifting the floor.',
      no: 'Cleaners will be hired through another firm to fix the ratio, and the best leaders go where nobody counts.',
    },
    hashtag: 'ExecutivePay',
  },
  {
    id: 'gig-workers',
    category: 'Business',
    question: 'Are drivers and couriers who work through an app really employees?',
    sides: {
      yes: 'If the app sets the price, the route and the punishment, it is the boss, and bosses owe sick pay.',
      no: 'Many want two hours tonight and none tomorrow; shifts and rosters would end just the freedom they came for.',
    },
    hashtag: 'GigWorkers',
  },
  {
    id: 'right-to-disconnect',
    category: 'Business',
    question: 'If a boss messages staff late at night, is that a matter for the law?',
    sides: {
      yes: 'A question at ten at night is unpaid work with a polite face, and no junior dares to leave it until morning.',
      no: 'The law that silences the bully also stops the parent who likes to leave at three and finish at nine.',
    },
    hashtag: 'RightToDisconnect',
  },
  {
    id: 'workplace-monitoring',
    category: 'Business',
    question: 'May an employer track what staff do on company laptops?',
    sides: {
      yes: "It is the firm's machine, time and client data, and one careless click can ruin all three.",
      no: 'Counting keystrokes measures fear, not work, and people watched each minute learn to wiggle the mouse.',
    },
    hashtag: 'WorkplaceMonitoring',
  },
  {
    id: 'self-checkout',
    category: 'Business',
    question: 'Do self-checkouts do more harm than good?',
    sides: {
      yes: "They turned paid work into unpaid work, made honest buyers suspects, and took the day's only chat from the lonely.",
      no: 'Three items, no queue, no small talk: shoppers choose them freely, and clerks move to jobs less dull than scanning.',
    },
    hashtag: 'SelfCheckout',
  },
  {
    id: 'weekly-rest',
    category: 'Business',
    question: 'Should shops stay closed one day a week by law?',
    sides: {
      yes: 'A day off is worth most when everyone has it at once, and no small shop can open for all seven.',
      no: 'A family that works all week needs that day to buy shoes, and students need the shift.',
    },
    hashtag: 'WeeklyRest',
  },
  {
    id: 'black-friday',
    category: 'Business',
    question: 'Does the November sales rush do more harm than good?',
    sides: {
      yes: 'Prices are raised in autumn to be cut in November, and people queue for things they had not missed.',
      no: 'For many homes it is when the washing machine becomes affordable, and shops clear what would rot in storage.',
    },
    hashtag: 'BlackFriday',
    months: [11],
  },
  {
    id: 'dynamic-pricing',
    category: 'Business',
    question: 'Is it fair for concert tickets to cost more the more people want them?',
    sides: {
      yes: "If the fan doesn't pay the true price, a tout will collect it, so better that the band gets it.",
      no: 'Whoever queued at nine saw the price double in the basket; music becomes a prize for the quickest credit card.',
    },
    hashtag: 'DynamicPricing',
  },
  {
    id: 'ticket-resale',
    category: 'Business',
    question: 'Is it wrong to resell a ticket for more than it cost?',
    sides: {
      yes: 'Touts make nothing and add nothing; they stand between a band and its fans with a faster program.',
      no: 'People who own a thing may sell it, and a cap moves the trade to the car park, where fakes are sold too.',
    },
    hashtag: 'TicketResale',
  },
  {
    id: 'holiday-lets',
    category: 'Business',
    question: 'Should cities ban letting whole flats to tourists?',
    sides: {
      yes: 'Each key safe on a door is a neighbour gone, and a street of suitcases has no school and no baker.',
      no: "A few weeks' letting pays a widow's mortgage, and the shortage comes from decades of not building.",
    },
    hashtag: 'HolidayLets',
  },
  {
    id: 'workers-on-boards',
    category: 'Business',
    question: "Should workers elect a third of a company's board?",
    sides: {
      yes: 'They stay longer than shareholders do and know what breaks; a board that hears them makes fewer blind bets.',
      no: 'People who must approve the closing of their own plant will keep it open until the whole firm sinks.',
    },
    hashtag: 'WorkersOnBoards',
  },
  {
    id: 'local-minimum-wage',
    category: 'Business',
    question: 'Should the minimum wage be higher in expensive cities?',
    sides: {
      yes: 'The same coin buys half as much there, so one national floor is either too low for the city or too high for the valley.',
      no: 'It pulls still more workers and jobs to the city and tells the village that its labour is worth less.',
    },
    hashtag: 'LocalMinimumWage',
  },
  {
    id: 'marketplace-giants',
    category: 'Business',
    question: 'Should a company that runs a marketplace be barred from selling in it?',
    sides: {
      yes: "A referee who also plays sees every rival's sales, copies the winner and puts itself on the first page.",
      no: "Supermarkets have sold their own brand beside others' for a century, and shoppers got cheaper beans from it.",
    },
    hashtag: 'MarketplaceGiants',
  },
  {
    id: 'bailouts',
    category: 'Business',
    question: 'Is it ever right for a state to rescue a failing company to save jobs?',
    sides: {
      yes: 'When one plant feeds a whole valley, letting it die costs more in ruined lives than the loan ever would.',
      no: 'Profits stay private and losses become public, and the rescued firm is still the one no one wanted to buy from.',
    },
    hashtag: 'Bailouts',
  },
  {
    id: 'buy-now-pay-later',
    category: 'Business',
    question: 'Should pay-later buttons be regulated like any other loan?',
    sides: {
      yes: 'It is debt with a friendly colour: four small payments at nine shops sink a wage before the month begins.',
      no: 'No interest, no trap if you pay on time; bank rules would push poor buyers back to cards that charge far more.',
    },
    hashtag: 'BuyNowPayLater',
  },
  {
    id: 'free-returns',
    category: 'Business',
    question: 'Do free returns in online shops do more harm than good?',
    sides: {
      yes: 'Ordering five sizes to keep one sends vans out twice, and those who return nothing pay for it.',
      no: 'Nobody can try on a screen; without returns the risk is yours and the high-street giants win.',
    },
    hashtag: 'FreeReturns',
  },
  {
    id: 'idle-subscriptions',
    category: 'Business',
    question: 'Should companies refund subscriptions that nobody has used for six months?',
    sides: {
      yes: 'Charging for a gym no one enters is living off forgetfulness, and the firm can see the empty log.',
      no: 'You paid for the door to be open, not for walking through it; insurers refund no one for not crashing.',
    },
    hashtag: 'IdleSubscriptions',
  },
  {
    id: 'unlimited-leave',
    category: 'Business',
    question: 'Does unlimited holiday leave do more harm than good?',
    sides: {
      yes: 'With no number there is no claim: people take less, ask permission for each day and are paid nothing when they leave.',
      no: "Adults who deliver don't need a clerk to count their Tuesdays, and a bad year needs more than twenty days.",
    },
    hashtag: 'UnlimitedLeave',
  },
  {
    id: 'open-offices',
    category: 'Business',
    question: 'Do open-plan offices do more harm than good?',
    sides: {
      yes: 'People put on headphones and write to the colleague two metres away; walls were the cheapest tool for thinking.',
      no: 'The new hire hears how a deal is done and the boss is a face, not a closed door at the end of a corridor.',
    },
    hashtag: 'OpenOffices',
  },
  {
    id: 'dress-codes',
    category: 'Business',
    question: 'May an employer decide what office staff wear?',
    sides: {
      yes: 'The client meets the firm in your shirt, and a common rule spares everyone the morning guess.',
      no: 'I rent out my skill, not my neck; a tie has never fixed a spreadsheet.',
    },
    hashtag: 'DressCodes',
  },
  {
    id: 'loyalty-penalty',
    category: 'Business',
    question: 'Is it fair that new customers get better prices than loyal ones?',
    sides: {
      yes: 'A discount to try something is how markets move, and the loyal can ring up and ask for the same.',
      no: "Those who don't ring are the old, the busy and the trusting, so the discount is paid for by them.",
    },
    hashtag: 'LoyaltyPenalty',
  },
  {
    id: 'member-prices',
    category: 'Business',
    question: 'Is it fair that shops keep low prices for holders of a loyalty card?',
    sides: {
      yes: 'The card is free, and trading your shopping list for a tenth off is a bargain you may refuse.',
      no: 'When milk costs double without it, that is no discount but a fine for wanting privacy.',
    },
    hashtag: 'MemberPrices',
  },
  {
    id: 'shrinkflation',
    category: 'Business',
    question: 'Should shops have to mark products that got smaller at the same price?',
    sides: {
      yes: 'A higher price is honest, while a shorter bar in the same wrapper counts on your not weighing it.',
      no: 'The weight and the price per kilo are on the shelf already, and warnings about everything are read by no one.',
    },
    hashtag: 'Shrinkflation',
  },
  {
    id: 'fossil-pensions',
    category: 'Business',
    question: 'Should pension funds refuse to hold shares in oil and gas?',
    sides: {
      yes: 'It is perverse to save for an old age that your own savings are making hotter.',
      no: "Selling passes the shares to owners who care less, and the fund's duty is to the pensioner, not to a cause.",
    },
    hashtag: 'FossilPensions',
  },
  {
    id: 'corporate-activism',
    category: 'Business',
    question: "Is it a company's business to take sides on political questions?",
    sides: {
      yes: 'They already do with every donation and every tax move; saying so aloud lets buyers and staff hold them to it.',
      no: 'I came for shoes; a brand with opinions splits its own staff and drops the cause when sales do.',
    },
    hashtag: 'CorporateActivism',
  },
  {
    id: 'bosses-pay-fines',
    category: 'Business',
    question: 'If a company breaks the law, should its executives pay part of the fine themselves?',
    sides: {
      yes: 'Shareholders pay, customers pay, and the person who signed it retires with a bonus; next time will be the same.',
      no: "Law-breaking is rarely one person's act, and leaders who fear for their house will sign nothing at all.",
    },
    hashtag: 'BossesPayFines',
  },
  {
    id: 'sick-pay',
    category: 'Business',
    question: 'Should sick pay start on the very first day?',
    sides: {
      yes: "A waiter who loses a day's wage by staying home comes in and gives everyone the flu.",
      no: 'A day or two unpaid keeps honest people honest and small firms from paying for every long weekend.',
    },
    hashtag: 'SickPay',
  },
  {
    id: 'retirement-age',
    category: 'Business',
    question: 'If people live longer, should they also retire later?',
    sides: {
      yes: 'If three workers become two for each pensioner, either we work longer, pay more or get less; longer is the mildest.',
      no: "The roofer's knees don't last longer because the lawyer's heart does, and he dies first after paying for both.",
    },
    hashtag: 'RetirementAge',
  },
  {
    id: 'salary-history',
    category: 'Business',
    question: 'Is it fair for employers to ask what you earned in your last job?',
    sides: {
      yes: 'It saves everybody three interviews if the numbers will never meet.',
      no: 'A low first wage follows you like a criminal record, and it was low for reasons that had nothing to do with you.',
    },
    hashtag: 'SalaryHistory',
  },
  {
    id: 'referral-hiring',
    category: 'Business',
    question: 'Do bonuses for referring friends do more harm than good to fair hiring?',
    sides: {
      yes: 'People know people like themselves, so the office fills with one school, one street and one accent.',
      no: 'Nobody vouches for a fool they must sit beside; friends of good workers stay longer than strangers.',
    },
    hashtag: 'ReferralHiring',
  },
  {
    id: 'anonymous-cvs',
    category: 'Business',
    question: 'Should job applications hide names, ages and photographs?',
    sides: {
      yes: 'The same letter gets fewer answers under a foreign name, and nobody can be unfair about what they cannot see.',
      no: "The bias just waits for the interview, and a late starter's unusual path no longer explains itself.",
    },
    hashtag: 'AnonymousCvs',
  },
  {
    id: 'cover-letters',
    category: 'Business',
    question: "Are cover letters a waste of everyone's time?",
    sides: {
      yes: 'Each is a polite fiction written by a template or a machine and read for nine seconds.',
      no: 'It is the one page where a person with the wrong degree can say why they are right.',
    },
    hashtag: 'CoverLetters',
  },
  {
    id: 'trial-shifts',
    category: 'Business',
    question: 'Is it acceptable to ask for an unpaid trial shift?',
    sides: {
      yes: 'Two hours in the kitchen tell you both more than any interview, and you see the boss in a rush.',
      no: "Some cafés run each Saturday on free 'trials'; carrying plates is work, whoever calls it a test.",
    },
    hashtag: 'TrialShifts',
  },
  {
    id: 'ads-for-kids',
    category: 'Business',
    question: 'Should advertising aimed at young children be banned?',
    sides: {
      yes: 'A six-year-old cannot tell a cartoon from a sales pitch, so it is no contest to aim one at her.',
      no: "Adverts pay for the programmes children love, and parents still hold both the purse and the word 'no'.",
    },
    hashtag: 'AdsForKids',
  },
  {
    id: 'gambling-ads',
    category: 'Business',
    question: 'Do gambling logos on sports shirts do more harm than the money they bring?',
    sides: {
      yes: 'The game becomes one long advert for betting on it, seen by those who are trying to stop.',
      no: 'Small clubs live on these sponsors, and a legal product may be advertised as beer and cars are.',
    },
    hashtag: 'GamblingAds',
  },
  {
    id: 'chain-stores',
    category: 'Business',
    question: 'Should towns limit the number of chain stores on the high street?',
    sides: {
      yes: 'A street like every other gives no reason to come, and its profit leaves town by evening.',
      no: 'People vote with their feet for the cheaper cup, and empty windows are worse than familiar ones.',
    },
    hashtag: 'ChainStores',
  },
  {
    id: 'short-selling',
    category: 'Business',
    question: 'Does betting on a share price to fall do more harm than good?',
    sides: {
      yes: 'Those who gain from ruin have reason to spread the rumour, and a run on a bank needs only that.',
      no: 'Great frauds were uncovered by people paid to doubt; forbid the doubter and only cheerleaders remain.',
    },
    hashtag: 'ShortSelling',
  },
  {
    id: 'quarterly-reports',
    category: 'Business',
    question: 'Should listed companies report once a year instead of every quarter?',
    sides: {
      yes: 'A boss judged each ninety days cuts the research that would pay in nine years.',
      no: "Bad news doesn't improve in a drawer, and insiders would know for months what the small saver does not.",
    },
    hashtag: 'QuarterlyReports',
  },
  {
    id: 'central-bank-money',
    category: 'Business',
    question: 'Should central banks issue digital cash to everyone?',
    sides: {
      yes: 'Public money should exist in the form people use, not leave each payment to private firms that charge a fee.',
      no: 'What a state can issue to your phone it can also see, freeze and let expire, and in a panic banks would empty in minutes.',
    },
    hashtag: 'CentralBankMoney',
  },
  {
    id: 'infant-industries',
    category: 'Business',
    question: 'Is it wise for a country to protect its young industries with tariffs?',
    sides: {
      yes: 'Hardly any industrial power learned to build ships or chips in open competition with those who already could.',
      no: 'The infant never grows up: it hires lobbyists, and buyers pay more for worse goods for ever.',
    },
    hashtag: 'InfantIndustries',
  },
  {
    id: 'state-lotteries',
    category: 'Business',
    question: 'Is it right for a state to run a lottery?',
    sides: {
      yes: 'People will gamble anyway, so better that the profit builds sports halls than villas.',
      no: 'It is a tax on hope paid mostly by the poor, and the state that should warn them prints the posters.',
    },
    hashtag: 'StateLotteries',
  },
  {
    id: 'office-dogs',
    category: 'Business',
    question: 'Would you welcome dogs at your office?',
    sides: {
      yes: 'A dog under the desk makes strangers talk, gets people outside at noon, and costs the firm a bowl of water.',
      no: 'One colleague is allergic, one is afraid and nobody can say so without being the villain of the floor.',
    },
    hashtag: 'OfficeDogs',
  },
  {
    id: 'quiet-mornings',
    category: 'Business',
    question: 'Would your team get more done with no meetings before noon?',
    sides: {
      yes: 'Four unbroken hours are rare, and whatever seemed urgent at nine has often solved itself by lunch.',
      no: 'A two-minute talk at nine spares a morning spent building the wrong thing with perfect focus.',
    },
    hashtag: 'QuietMornings',
  },
  {
    id: 'summer-fridays',
    category: 'Business',
    question: 'Should offices close at noon on summer Fridays?',
    sides: {
      yes: 'Little happens after lunch on a hot Friday, so giving it away buys goodwill at the price of nothing.',
      no: 'Customers have problems on Friday too, and the shop floor and the warehouse never get that afternoon.',
    },
    hashtag: 'SummerFridays',
    months: [6, 7, 8],
  },
  {
    id: 'year-end-party',
    category: 'Business',
    question: 'Should the year-end office party take place in working hours?',
    sides: {
      yes: 'An evening party taxes parents and carers; if it builds the team, it is work and belongs in the working day.',
      no: "At three in the afternoon it is a meeting with cake; people loosen up when the day's work is behind them.",
    },
    hashtag: 'YearEndParty',
    months: [11, 12],
  },
  {
    id: 'gym-contracts',
    category: 'Business',
    question: 'Is it fair for gyms to sell year-long contracts in January?',
    sides: {
      yes: 'A cheap price for a long promise is a fair trade, and being bound is exactly what gets people through the door.',
      no: 'They sell to a mood they know will pass, and could not seat a third of those who pay.',
    },
    hashtag: 'GymContracts',
    months: [1, 2],
  },
  {
    id: 'gift-cards',
    category: 'Business',
    question: 'Should gift cards be valid for ever?',
    sides: {
      yes: "Money was handed over; a date that turns it into the shop's own is a fee for forgetting.",
      no: 'A debt on the books for ever burdens the small shop that may change hands twice before the card turns up.',
    },
    hashtag: 'GiftCards',
    months: [12, 1],
  },
  {
    id: 'human-hotline',
    category: 'Business',
    question: 'Should customers have a right to speak to a human?',
    sides: {
      yes: 'A frozen account or a wrong bill never fits the menu, and the maze is built so that you give up.',
      no: "Most questions are the same twenty, answered at once at any hour; staffing every phone raises everybody's price.",
    },
    hashtag: 'HumanHotline',
  },
]
