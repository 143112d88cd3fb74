import type { EvergreenPrompt } from './prompt.ts'

export const environment: EvergreenPrompt[] = [
  {
    id: 'mobility',
    category: 'Environment',
    question: 'Should cities ban cars from their centres?',
    sides: {
      yes: 'A street full of people sells more, smells better and lets a child cross alone; a parked car needs ten square metres.',
      no: 'Plumbers, wheelchair users and night nurses need to reach a door, and the traffic just moves to poorer streets.',
    },
    hashtag: 'Mobility',
  },
  {
    id: 'congestion-charge',
    category: 'Environment',
    question: 'Is it fair to charge drivers for entering the city at busy hours?',
    sides: {
      yes: 'Road space at eight in the morning is scarce, and giving it away free makes everyone pay in lost time instead.',
      no: 'The manager drives on and claims the fee back; the night-shift cleaner with no bus pays it from her wage.',
    },
    hashtag: 'CongestionCharge',
  },
  {
    id: 'single-use-plastics',
    category: 'Environment',
    question: 'Should single-use plastics be banned outright?',
    sides: {
      yes: 'A fork used for six minutes lasts for centuries, and no beach clean-up ever catches up with the factory.',
      no: 'Paper and glass weigh more and often pollute more, and some patients cannot drink without a bending straw.',
    },
    hashtag: 'SingleUsePlastics',
  },
  {
    id: 'nuclear-power',
    category: 'Environment',
    question: 'If a country wants clean power, should it build new nuclear plants?',
    sides: {
      yes: 'They run on a windless January night, on a small plot, with fewer deaths per unit of power than almost any source.',
      no: 'They come late and over budget, and each year of waiting could have paid for wind, sun and storage already running.',
    },
    hashtag: 'NuclearPower',
  },
  {
    id: 'meat-tax',
    category: 'Environment',
    question: 'Should meat be taxed for its effect on the climate?',
    sides: {
      yes: "A steak's price leaves out the forest and the methane, and a tax is gentler than rationing when the bill arrives.",
      no: 'The rich will go on grilling; the tax lands on the family that buys mince because it is the cheap, filling thing.',
    },
    hashtag: 'MeatTax',
  },
  {
    id: 'carbon-border-tax',
    category: 'Environment',
    question: 'Should imports pay a carbon tax at the border?',
    sides: {
      yes: 'Without it the clean steelworks closes, the dirty one abroad takes the order, and the air gains nothing.',
      no: 'It makes poor countries pay for a problem they barely caused, through forms only large exporters can fill in.',
    },
    hashtag: 'CarbonBorderTax',
  },
  {
    id: 'carbon-dividend',
    category: 'Environment',
    question: 'Should a carbon tax be paid out to every citizen in equal shares?',
    sides: {
      yes: 'Most families burn less than the average, so they would come out ahead and the heavy burner would pay them.',
      no: 'Paid out as cash, it builds no railway and insulates no school, which is what would let people burn less.',
    },
    hashtag: 'CarbonDividend',
  },
  {
    id: 'short-flights',
    category: 'Environment',
    question: 'If a train takes under four hours, should the same flight be banned?',
    sides: {
      yes: 'Counting the trip to the airport the train is no slower, and it saves most of the fuel.',
      no: 'Most of those seats carry people to a connecting flight, who will then drive to a bigger airport instead.',
    },
    hashtag: 'ShortFlights',
  },
  {
    id: 'frequent-flyers',
    category: 'Environment',
    question: 'Should each further flight you take in a year be taxed more than the last?',
    sides: {
      yes: "Few people take most of the flights, and a family's one holiday would stay as cheap as it is.",
      no: 'The worker with a mother on another continent flies often because she must, not because she is rich.',
    },
    hashtag: 'FrequentFlyers',
  },
  {
    id: 'electric-scooters',
    category: 'Environment',
    question: 'Do rental electric scooters do more harm than good in cities?',
    sides: {
      yes: 'They replace walking more than driving, lie across the path of the blind, and fill the wards on Saturday night.',
      no: 'They cover the last mile that made people take the car, and a parked car blocks more pavement than any scooter.',
    },
    hashtag: 'ElectricScooters',
  },
  {
    id: 'zoos',
    category: 'Environment',
    question: 'Do zoos do more harm than good?',
    sides: {
      yes: 'An elephant walks in a day what its enclosure allows in a month, and a bored animal teaches a child the wrong thing.',
      no: 'Several species are alive only because zoos bred them, and people protect what they once stood in front of.',
    },
    hashtag: 'Zoos',
  },
  {
    id: 'wolves-return',
    category: 'Environment',
    question: 'Should wolves be brought back to farmed countryside?',
    sides: {
      yes: 'They keep the deer moving, the young trees growing, and cost less in lost sheep than deer cost in crashes.',
      no: 'It is easy to love wolves from a flat in town; the shepherd finds the ewe in the morning.',
    },
    hashtag: 'WolvesReturn',
  },
  {
    id: 'gas-boilers',
    category: 'Environment',
    question: 'Should new gas boilers be banned in favour of heat pumps?',
    sides: {
      yes: 'A boiler fitted now burns gas for twenty winters, while a pump draws three units of heat from one of power.',
      no: 'In a draughty old house the pump means new radiators and a loan, and its owner just needs to be warm tonight.',
    },
    hashtag: 'GasBoilers',
    months: [10, 11, 12, 1, 2],
  },
  {
    id: 'indoor-temperature',
    category: 'Environment',
    question: 'Is 19 degrees warm enough for a public building in winter?',
    sides: {
      yes: 'One degree less saves a noticeable slice of fuel, and a jumper costs nothing and works at once.',
      no: 'Clerks sit still for eight hours and library visitors are often old; cold rooms save fuel and spend health.',
    },
    hashtag: 'IndoorTemperature',
    months: [11, 12, 1, 2],
  },
  {
    id: 'air-conditioning',
    category: 'Environment',
    question: 'Does air conditioning do more harm than good?',
    sides: {
      yes: 'It heats the street to cool the room, strains the grid at its worst hour, and excuses glass boxes nobody could live in.',
      no: 'Heat kills the old in their beds, and a machine that lets them sleep is medicine, not luxury.',
    },
    hashtag: 'AirConditioning',
    months: [6, 7, 8],
  },
  {
    id: 'thirsty-lawns',
    category: 'Environment',
    question: 'Should watering lawns be forbidden in dry cities?',
    sides: {
      yes: 'Drinking water is cleaned, pumped and then poured on a plant we grow in order to cut it.',
      no: 'Grass cools a street and gives children a floor; farms and leaking pipes lose far more than any garden hose.',
    },
    hashtag: 'ThirstyLawns',
    months: [5, 6, 7, 8],
  },
  {
    id: 'private-fireworks',
    category: 'Environment',
    question: 'Are private fireworks worth the injuries and the noise?',
    sides: {
      yes: 'It is one night, a joy the poor share with the rich, and a ban sells home-made bangs instead.',
      no: "One night fills the wards with burnt hands, the air with metal dust and every dog's heart with terror.",
    },
    hashtag: 'PrivateFireworks',
    months: [11, 12],
  },
  {
    id: 'festive-trees',
    category: 'Environment',
    question: 'Is a freshly cut tree a better choice for December than a plastic one?',
    sides: {
      yes: 'It grew for eight years sheltering birds, smells of something, and turns to compost; plastic stays for centuries.',
      no: 'A plastic tree kept for fifteen years spares fifteen others, the lorries that bring them and the sprays they grew with.',
    },
    hashtag: 'FestiveTrees',
    months: [12],
  },
  {
    id: 'leaf-blowers',
    category: 'Environment',
    question: 'Are petrol leaf blowers a nuisance that the law should end?',
    sides: {
      yes: "One person's tidy path costs a whole street its quiet, and the little engine fouls the air worse than a car.",
      no: 'A crew paid by the garden cannot rake ten of them a day, and battery machines die before lunch.',
    },
    hashtag: 'LeafBlowers',
    months: [9, 10, 11],
  },
  {
    id: 'deep-sea-mining',
    category: 'Environment',
    question: 'Should the deep sea floor stay closed to mining?',
    sides: {
      yes: 'We would scrape off creatures not yet named, in a darkness where a track is still visible after decades.',
      no: 'The metals for clean power come from somewhere, and now it is rainforests and hand-dug pits.',
    },
    hashtag: 'DeepSeaMining',
  },
  {
    id: 'nuclear-waste',
    category: 'Environment',
    question:
      'Would you accept a nuclear waste store near your town in return for lasting payments?',
    sides: {
      yes: 'Deep rock is the safest place for what we already have, and the town could fund schools for a century.',
      no: 'Money for poor places to take what the rich ones made is how every bad deal begins, and the rock must hold for ages.',
    },
    hashtag: 'NuclearWaste',
  },
  {
    id: 'wind-farm-veto',
    category: 'Environment',
    question: 'Should neighbours be able to veto a wind farm?',
    sides: {
      yes: 'They live with the blades, the lights and the hum, while the city that wants the power looks at a clean horizon.',
      no: 'Each place wants green power somewhere else; a hundred vetoes add up to one coal plant.',
    },
    hashtag: 'WindFarmVeto',
  },
  {
    id: 'solar-fields',
    category: 'Environment',
    question: 'Is good farmland a fair place to put solar panels?',
    sides: {
      yes: 'A field of panels yields many times the energy of a field of fuel crops, and sheep can graze beneath them.',
      no: 'Roofs and car parks are empty, while fertile soil took ten thousand years to make and is gone for a generation.',
    },
    hashtag: 'SolarFields',
  },
  {
    id: 'carbon-offsets',
    category: 'Environment',
    question: 'Do carbon offsets do more harm than good?',
    sides: {
      yes: 'They sell a clean conscience for trees that were never in danger, and the flight still happens.',
      no: 'Money flows to forests and stoves that no tax ever reached, and bad certificates can be weeded out.',
    },
    hashtag: 'CarbonOffsets',
  },
  {
    id: 'fast-fashion',
    category: 'Environment',
    question: 'Should very cheap clothing be taxed to curb waste?',
    sides: {
      yes: 'A shirt worn four times leaves dye in a river and ends on a beach in a country that never ordered it.',
      no: 'For some families it is the only new school shirt; the wardrobe that bursts with unworn things is a richer one.',
    },
    hashtag: 'FastFashion',
  },
  {
    id: 'bottle-deposits',
    category: 'Environment',
    question: 'Is a deposit on every drink container worth the trouble?',
    sides: {
      yes: 'Where a bottle is worth a coin, someone always picks it up, and the glass comes back clean enough to use.',
      no: 'It builds a second costly system beside the bins we have and takes the valuable cans out of them.',
    },
    hashtag: 'BottleDeposits',
  },
  {
    id: 'pay-per-bin',
    category: 'Environment',
    question: 'Would you rather pay for your rubbish by weight than by a flat fee?',
    sides: {
      yes: 'Water and power are metered; a bin that costs by the kilo makes people notice what they throw away.',
      no: "Bags end up in ditches and neighbours' bins, and families with babies and the sick pay for nappies.",
    },
    hashtag: 'PayPerBin',
  },
  {
    id: 'water-tariffs',
    category: 'Environment',
    question: 'Should each litre of water cost more the more you use?',
    sides: {
      yes: 'The first litres keep you alive and the last fill a pool; one price for both is a gift to pools.',
      no: 'A household of seven looks like a spendthrift by this sum, while a single person with a fountain gets a rebate.',
    },
    hashtag: 'WaterTariffs',
  },
  {
    id: 'garden-pesticides',
    category: 'Environment',
    question: 'Should weedkillers and insect sprays be off sale to private gardeners?',
    sides: {
      yes: 'Amateurs spray by the splash until nothing crawls, and then wonder where the birds have gone.',
      no: "Knotweed and wasps' nests do not yield to kindness, and farms use nearly all of the stuff.",
    },
    hashtag: 'GardenPesticides',
  },
  {
    id: 'outdoor-cats',
    category: 'Environment',
    question: 'If pet cats kill wild birds, must their owners keep them indoors?',
    sides: {
      yes: 'Each is a well-fed hunter at a density no wilderness ever knew, and a window seat is not cruelty.',
      no: 'Windows, lost hedges and poisons take the birds; locking up a born roamer for life punishes the wrong animal.',
    },
    hashtag: 'OutdoorCats',
  },
  {
    id: 'trophy-hunting',
    category: 'Environment',
    question: 'Can trophy hunting be good for wildlife?',
    sides: {
      yes: 'One old buffalo sold dearly pays guards and villages, so the land stays wild instead of becoming cattle range.',
      no: 'Hunters want the finest mane and tusk, so the herd loses its best, and the fee often stops in a city office.',
    },
    hashtag: 'TrophyHunting',
  },
  {
    id: 'river-rights',
    category: 'Environment',
    question: 'Should rivers have rights that can be defended in court?',
    sides: {
      yes: 'Ships and firms are persons in law; a river that dies leaves more victims than a bankrupt company.',
      no: "A river cannot say what it wants, so 'its rights' means whichever guardian got to the courthouse first.",
    },
    hashtag: 'RiverRights',
  },
  {
    id: 'ecocide',
    category: 'Environment',
    question: 'Should destroying nature on a vast scale be an international crime?',
    sides: {
      yes: 'Directors price a fine into the budget; nobody prices in a cell.',
      no: 'Dams, mines and cities all wreck something, and a crime this wide will be charged only against the weak.',
    },
    hashtag: 'Ecocide',
  },
  {
    id: 'parking-spaces',
    category: 'Environment',
    question: 'Should half of all street parking be turned into trees and benches?',
    sides: {
      yes: 'A car stands still most of its life on the costliest land in town, and it gives no shade.',
      no: 'People without garages work early and late; taking their space away circles them round the block, not onto a bus.',
    },
    hashtag: 'ParkingSpaces',
  },
  {
    id: 'free-transit',
    category: 'Environment',
    question: 'Should buses and trams be free for everyone?',
    sides: {
      yes: 'No tickets, no inspectors, no doubt: the poorest ride first, and the road thins out for those who must drive.',
      no: 'Drivers want buses that come often, not buses that cost nothing, and the lost fares were paying for just that.',
    },
    hashtag: 'FreeTransit',
  },
  {
    id: 'thirty-zones',
    category: 'Environment',
    question: 'Should 30 kilometres an hour be the normal speed limit in towns?',
    sides: {
      yes: 'At that speed a walker who steps out is bruised, at fifty often killed, and a trip takes two minutes more.',
      no: 'Buses slow down too, drivers watch the needle instead of the street, and wide roads built for more invite defiance.',
    },
    hashtag: 'ThirtyZones',
  },
  {
    id: 'heavy-cars',
    category: 'Environment',
    question: 'Should heavier cars pay more to park?',
    sides: {
      yes: 'Weight wears the road, fills the bay and decides who survives the crash; someone is already paying for it.',
      no: 'Electric cars and family vans are the heavy ones, so the fee hits batteries and big families, not show-offs.',
    },
    hashtag: 'HeavyCars',
  },
  {
    id: 'degrowth',
    category: 'Environment',
    question: 'Can a country stop growing its economy and still be a good place to live?',
    sides: {
      yes: 'Past a certain comfort, more stuff buys hardly any more health or joy; time and quiet are what is scarce.',
      no: "Without growth each gain is another's loss, and pensions, hospitals and clean technology are all paid from the extra.",
    },
    hashtag: 'Degrowth',
  },
  {
    id: 'food-waste-fines',
    category: 'Environment',
    question: 'Should supermarkets be fined for throwing away edible food?',
    sides: {
      yes: 'They order too much because full shelves sell; a fine makes the extra cost more than the gift to a food bank.',
      no: "Homes waste far more than shops, and charities drown in other people's wilted lettuce they must pay to dump.",
    },
    hashtag: 'FoodWasteFines',
  },
  {
    id: 'best-before',
    category: 'Environment',
    question: "Should 'best before' dates disappear from food that keeps well?",
    sides: {
      yes: "Rice and honey don't read calendars, and people bin good food because a stamp told them to doubt their nose.",
      no: 'Not everyone can smell or judge, and without a date the shop has no reason to sell the old jar cheaper.',
    },
    hashtag: 'BestBefore',
  },
  {
    id: 'palm-oil-boycott',
    category: 'Environment',
    question: 'Does boycotting palm oil do more harm than good?',
    sides: {
      yes: 'No crop gives as much oil per field; swap it for soy or coconut and you clear more forest for the same biscuit.',
      no: 'Makers change their suppliers only when shoppers leave, and the forest cannot wait for the next certificate.',
    },
    hashtag: 'PalmOilBoycott',
  },
  {
    id: 'fuel-crops',
    category: 'Environment',
    question: 'Is it right to grow fuel on farmland?',
    sides: {
      yes: 'Tractors, ships and old lorries will burn something for decades, and a field grows back each spring.',
      no: 'Filling one large tank takes grain that could feed a person for most of a year, and prices feel it.',
    },
    hashtag: 'FuelCrops',
  },
  {
    id: 'dam-removal',
    category: 'Environment',
    question: "If a river could run free again, is losing a dam's clean power worth it?",
    sides: {
      yes: 'A free river brings back fish, silt and floodplains, and some dams make less than three windmills.',
      no: 'They give power in the dark and hold back floods; knocking down clean plants while coal burns is vanity.',
    },
    hashtag: 'DamRemoval',
  },
  {
    id: 'road-blockades',
    category: 'Environment',
    question: 'Is blocking roads a fair way to protest for the climate?',
    sides: {
      yes: 'Every right we are proud of was won by people who were a nuisance first and in the textbook later.',
      no: 'The ambulance and the hourly worker pay, and a cause that needs them on its side makes them enemies.',
    },
    hashtag: 'RoadBlockades',
  },
  {
    id: 'dark-offices',
    category: 'Environment',
    question: 'Should shop windows and office towers go dark at midnight?',
    sides: {
      yes: 'Nobody shops at three; the light wastes power, kills migrating birds and robs the bedroom opposite of night.',
      no: 'Lit streets feel safe to the woman walking home from her shift, and modern lamps use next to nothing.',
    },
    hashtag: 'DarkOffices',
  },
  {
    id: 'park-lottery',
    category: 'Environment',
    question: 'Should crowded nature parks hand out summer visits by lottery?',
    sides: {
      yes: 'A trail with a queue is no longer wild, and a draw treats the clerk and the millionaire alike.',
      no: 'A family cannot plan its one week off round a raffle; more trails and shuttle buses would serve all of them.',
    },
    hashtag: 'ParkLottery',
    months: [6, 7, 8],
  },
  {
    id: 'cruise-ships',
    category: 'Environment',
    question: 'Do large cruise ships do historic ports more harm than good?',
    sides: {
      yes: 'Four thousand people arrive for five hours, eat on board, and leave the town with diesel smoke and crowded steps.',
      no: 'Porters, guides and small shops live from those hours, and the same crowd by plane and coach is no cleaner.',
    },
    hashtag: 'CruiseShips',
    months: [5, 6, 7, 8, 9],
  },
  {
    id: 'wood-stoves',
    category: 'Environment',
    question: 'Should wood stoves be banned in towns?',
    sides: {
      yes: "The cosy glow is the neighbour's asthma: one stove gives off more fine dust than several lorries.",
      no: 'Wood is local, grows back and still burns when the power is out, and a modern stove is far cleaner than an open fire.',
    },
    hashtag: 'WoodStoves',
    months: [10, 11, 12, 1, 2],
  },
  {
    id: 'artificial-grass',
    category: 'Environment',
    question: 'Should artificial grass be banned in gardens?',
    sides: {
      yes: 'It is a plastic rug that bakes in the sun, sheds crumbs into the drains and starves every worm beneath.',
      no: 'It needs no mower, water or poison, and for someone in a wheelchair it is the only lawn they can look after.',
    },
    hashtag: 'ArtificialGrass',
  },
  {
    id: 'bottom-trawling',
    category: 'Environment',
    question: 'Should fishing with nets dragged over the sea floor be outlawed?',
    sides: {
      yes: 'It is hunting squirrels by bulldozing the wood, and coral that took centuries goes in one pass.',
      no: 'Much of the affordable fish comes this way from sandy ground that storms plough up anyway.',
    },
    hashtag: 'BottomTrawling',
  },
  {
    id: 'organic-farming',
    category: 'Environment',
    question: 'Would the planet be better off if all farming were organic?',
    sides: {
      yes: 'Living soil holds water and carbon, and rivers would lose the nitrates and poisons we now pay to filter out.',
      no: 'Lower yields mean more land under the plough, and the land would come from forests.',
    },
    hashtag: 'OrganicFarming',
  },
  {
    id: 'flood-rebuilding',
    category: 'Environment',
    question:
      'At what point should the state stop paying for a home that floods: is the third time enough?',
    sides: {
      yes: "Each payment is a bet against the river with other people's money, and one day the rescue boat comes too late.",
      no: 'Those homes are where the poor could afford to live, and the flood comes from a climate they did not heat.',
    },
    hashtag: 'FloodRebuilding',
  },
  {
    id: 'private-jets',
    category: 'Environment',
    question: 'Is there any excuse left for private jets?',
    sides: {
      yes: 'They carry organs, engineers and crews as well, and a stiff fuel tax would gain more than a gesture.',
      no: 'One hop for a dinner burns what a family does in a year, and there is a scheduled flight two hours later.',
    },
    hashtag: 'PrivateJets',
  },
  {
    id: 'peak-prices',
    category: 'Environment',
    question: 'Is it fair for electricity to cost every household more in the evening peak?',
    sides: {
      yes: 'One hour a day decides how many power plants we must build; washing at noon costs nobody anything.',
      no: 'Nurses and parents cannot cook at three in the afternoon, so flexible people get a bonus at their expense.',
    },
    hashtag: 'PeakPrices',
  },
  {
    id: 'repair-bonus',
    category: 'Environment',
    question: 'Should the state pay part of the bill when you repair instead of buying new?',
    sides: {
      yes: 'A mended kettle keeps work in the street, and it need only beat the price of a new one by a little to happen.',
      no: 'It pays people for what many did anyway, and it keeps old fridges alive that drink twice the power.',
    },
    hashtag: 'RepairBonus',
  },
]
