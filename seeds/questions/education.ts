import type { EvergreenPrompt } from './prompt.ts'

export const education: EvergreenPrompt[] = [
  {
    id: 'ai-in-schools',
    category: 'Education',
    question: 'Should pupils be allowed to use AI for their schoolwork?',
    sides: {
      yes: 'They will write with it for the rest of their lives, so better to learn its errors beside a teacher than alone.',
      no: 'A first draft is where thinking happens; skip it and you graduate having watched a machine lift the weights.',
    },
    hashtag: 'AiInSchools',
  },
  {
    id: 'phones-in-school',
    category: 'Education',
    question: 'Must phones be locked away for the whole school day?',
    sides: {
      yes: 'A lesson cannot compete with a hundred messages, and at break people look up and talk again.',
      no: 'A ban teaches obedience, not self-control, and a pupil who cares for a sick parent needs to be reached.',
    },
    hashtag: 'PhonesInSchool',
  },
  {
    id: 'homework',
    category: 'Education',
    question: 'Does homework do more harm than good?',
    sides: {
      yes: 'It tests who has a quiet desk and a mother with a degree, then calls the difference talent.',
      no: 'A skill shown once is gone by Friday; twenty minutes alone with it is what makes it yours.',
    },
    hashtag: 'Homework',
  },
  {
    id: 'school-uniforms',
    category: 'Education',
    question: 'Should school uniforms be compulsory?',
    sides: {
      yes: 'One dull jumper ends the morning contest of brands, and teachers see at a glance who belongs in the yard.',
      no: "It costs a second wardrobe, polices girls' hemlines, and pupils rank each other by shoes instead.",
    },
    hashtag: 'SchoolUniforms',
    months: [8, 9],
  },
  {
    id: 'late-start',
    category: 'Education',
    question: 'Should schools start no earlier than nine?',
    sides: {
      yes: 'Teenage bodies fall asleep later by biology; the first lesson at half past seven is taught to empty eyes.',
      no: 'Parents must leave at seven whatever the biology, and the end of the day slides into the dark and into sports.',
    },
    hashtag: 'LateStart',
    months: [9, 10, 11],
  },
  {
    id: 'final-exams',
    category: 'Education',
    question: 'Would pupils be judged more fairly by a year of coursework than by final exams?',
    sides: {
      yes: 'Two bad hours in a hot hall should not outweigh a year of honest work.',
      no: 'Coursework is partly written by parents, tutors and machines; in the hall everyone has the same pen.',
    },
    hashtag: 'FinalExams',
    months: [5, 6],
  },
  {
    id: 'handwritten-exams',
    category: 'Education',
    question: 'Do exams written by hand still make sense?',
    sides: {
      yes: 'Paper has no autocorrect and no hidden tab, and the slower pen makes people think before the sentence.',
      no: 'No one writes by hand for a living, and cramped fingers and ugly letters cost marks that knowledge earned.',
    },
    hashtag: 'HandwrittenExams',
    months: [1, 5, 6],
  },
  {
    id: 'open-book-exams',
    category: 'Education',
    question: 'Should every exam be open book?',
    sides: {
      yes: 'Any job lets you look things up, so test whether people can use a source and not whether they can be one.',
      no: 'A surgeon cannot leaf through the chapter, and what you must first look up you cannot think with.',
    },
    hashtag: 'OpenBookExams',
    months: [1, 5, 6],
  },
  {
    id: 'no-grades',
    category: 'Education',
    question: 'Would primary schools teach better without grades?',
    sides: {
      yes: 'A number ends the conversation: pupils read the mark and never the comment beneath.',
      no: 'Parents deserve to know in plain terms where a child stands while there is still time to help.',
    },
    hashtag: 'NoGrades',
  },
  {
    id: 'summer-break',
    category: 'Education',
    question: 'Should the long summer holiday be split into shorter breaks?',
    sides: {
      yes: 'Six idle weeks undo a term of reading, mostly in homes without books and camps.',
      no: 'Boredom, rivers and summer jobs also teach, and classrooms in August are ovens.',
    },
    hashtag: 'SummerBreak',
    months: [6, 7, 8],
  },
  {
    id: 'single-sex-schools',
    category: 'Education',
    question: 'Do single-sex schools still make sense?',
    sides: {
      yes: 'Girls there choose physics more freely and boys sing, because no one is performing for the other half.',
      no: 'You cannot learn to live together by living apart, and their good results come mostly from whom they admit.',
    },
    hashtag: 'SingleSexSchools',
  },
  {
    id: 'private-school-fees',
    category: 'Education',
    question: 'Is it fair to tax private schools like any other business?',
    sides: {
      yes: 'They sell advantage to those who have it already; the bakery next door gets no relief for being excellent.',
      no: 'Each pupil there saves the state a place, and higher fees shut out just the families who save hardest.',
    },
    hashtag: 'PrivateSchoolFees',
  },
  {
    id: 'school-vouchers',
    category: 'Education',
    question: 'Should public money follow a pupil to whichever school the family picks?',
    sides: {
      yes: 'The rich have always chosen by buying a house; a voucher gives the choice to the rest.',
      no: 'Schools soon choose the pupils instead, and the one left behind has less money and harder classes.',
    },
    hashtag: 'SchoolVouchers',
  },
  {
    id: 'tuition-fees',
    category: 'Education',
    question: 'Should university charge no tuition fees?',
    sides: {
      yes: 'A society wants nurses, engineers and judges from every street, and a debt at eighteen scares the poor most.',
      no: "The bus driver's taxes would pay for the future lawyer, who will earn far more than the driver.",
    },
    hashtag: 'TuitionFees',
  },
  {
    id: 'student-debt',
    category: 'Education',
    question: 'Is it fair to cancel student debt?',
    sides: {
      yes: 'They were told at eighteen that there was no other road, and the interest has already repaid the loan.',
      no: 'Those who chose the cheap college, or worked nights to pay it off, get nothing but the bill for the others.',
    },
    hashtag: 'StudentDebt',
  },
  {
    id: 'legacy-admissions',
    category: 'Education',
    question: 'Is it unjust when universities favour the children of former students?',
    sides: {
      yes: 'A place won by a grandfather is taken from someone who won it herself.',
      no: 'Families that feel at home for generations pay for the library and for the scholarships of the newcomers.',
    },
    hashtag: 'LegacyAdmissions',
  },
  {
    id: 'admission-tests',
    category: 'Education',
    question: 'Are standardised tests the fairest way to choose students?',
    sides: {
      yes: 'Essays can be bought and recommendations inherited; a test has found gifts in schools nobody visits.',
      no: 'It measures a Saturday and the tutor before it, and misses patience, which is what finishes a degree.',
    },
    hashtag: 'AdmissionTests',
  },
  {
    id: 'admission-lottery',
    category: 'Education',
    question: 'If too many applicants are good enough, should top universities draw lots?',
    sides: {
      yes: 'Past a certain point the choice is noise in a gown; a draw says so and cures winners of arrogance.',
      no: "Someone who worked for ten years deserves a reason, and 'bad luck' is not one.",
    },
    hashtag: 'AdmissionLottery',
  },
  {
    id: 'coding-for-all',
    category: 'Education',
    question: 'Should every pupil learn to program?',
    sides: {
      yes: 'Code runs their world, and only those who have written some know that it is opinion and not nature.',
      no: 'Machines already write it, and the hours come out of music, gardening and a second language.',
    },
    hashtag: 'CodingForAll',
  },
  {
    id: 'second-language',
    category: 'Education',
    question: 'Should a second language be compulsory until the end of school?',
    sides: {
      yes: 'A language is another way to cut up the world, and nobody drops it so gladly at fourteen as they regret it at thirty.',
      no: 'Six reluctant years leave most with an order for coffee; let those who love it have more and the rest have something they need.',
    },
    hashtag: 'SecondLanguage',
  },
  {
    id: 'latin-lessons',
    category: 'Education',
    question: 'Is Latin still worth teaching in school?',
    sides: {
      yes: "Few subjects make you take a sentence apart to the last screw, and half of Europe's words fall open after it.",
      no: 'The same discipline could come from a language with living people to talk to.',
    },
    hashtag: 'LatinLessons',
  },
  {
    id: 'cursive-writing',
    category: 'Education',
    question: 'Has joined-up handwriting had its day in school?',
    sides: {
      yes: 'One clear print hand and fast typing are enough; the hours of loops never come back.',
      no: "The hand that flows keeps up with thought, and whoever cannot write it cannot read grandmother's letters.",
    },
    hashtag: 'CursiveWriting',
  },
  {
    id: 'money-over-algebra',
    category: 'Education',
    question: 'Should personal finance replace advanced algebra for most pupils?',
    sides: {
      yes: 'Everybody will sign a loan, and hardly anybody will ever factor a cubic.',
      no: 'Interest takes one afternoon to teach; algebra teaches the kind of thought that sees through the loan seller.',
    },
    hashtag: 'MoneyOverAlgebra',
  },
  {
    id: 'philosophy-for-children',
    category: 'Education',
    question: 'Should philosophy be taught from the age of eight?',
    sides: {
      yes: 'Children ask why all day until school teaches them to ask whether it will be in the test.',
      no: 'A child who cannot yet spell needs ground beneath the feet before being shown that floors are questionable.',
    },
    hashtag: 'PhilosophyForChildren',
  },
  {
    id: 'learning-by-heart',
    category: 'Education',
    question: 'Is learning facts by heart a waste of time when everything can be looked up?',
    sides: {
      yes: 'Memory is cheap now; what is rare is judging which of nine answers is nonsense.',
      no: "You only notice nonsense with facts in your head, and nobody searches for what they don't know exists.",
    },
    hashtag: 'LearningByHeart',
  },
  {
    id: 'ability-groups',
    category: 'Education',
    question: 'Do pupils learn more when they are grouped by ability?',
    sides: {
      yes: "In one room the quick are bored and the slow are lost, and the teacher speaks to a middle that isn't there.",
      no: 'The bottom group gets the new teacher and the low hope, and hardly anyone ever climbs out of it.',
    },
    hashtag: 'AbilityGroups',
  },
  {
    id: 'repeating-a-year',
    category: 'Education',
    question: 'Does repeating a school year do more harm than good?',
    sides: {
      yes: 'They lose their friends and their pride to hear the same lesson again in the same way.',
      no: 'To be moved up without being able to read is to fail every day, only more quietly.',
    },
    hashtag: 'RepeatingAYear',
  },
  {
    id: 'skipping-grades',
    category: 'Education',
    question: 'Should fast learners be allowed to skip school years?',
    sides: {
      yes: 'Two years of waiting for the others teach only idleness and contempt.',
      no: 'Mathematics runs ahead of the person: at twelve among fourteens you are right about fractions and alone at lunch.',
    },
    hashtag: 'SkippingGrades',
  },
  {
    id: 'homeschooling',
    category: 'Education',
    question: 'May parents keep their children out of school and teach them at home?',
    sides: {
      yes: 'A parent with one pupil needs no forty minutes of roll-call, and school fits some children like a wrong shoe.',
      no: 'School is where someone outside the family looks at a child each day and where other worlds sit at the next desk.',
    },
    hashtag: 'Homeschooling',
  },
  {
    id: 'teacher-bonuses',
    category: 'Education',
    question: 'Is it fair to pay teachers more when their pupils do better?',
    sides: {
      yes: 'The one who lifts a hopeless class earns the same as the one who shows films, and the best notice.',
      no: 'Pupils are not output: pay by scores and teachers drill for the test and flee the hard classes.',
    },
    hashtag: 'TeacherBonuses',
  },
  {
    id: 'student-ratings',
    category: 'Education',
    question: 'Should student ratings count when lecturers are promoted?',
    sides: {
      yes: 'Nobody else sits through all the hours, and a professor who never prepares should find out that it shows.',
      no: 'They reward charm, easy marks and a deep voice; the teacher who stretched you is thanked ten years later.',
    },
    hashtag: 'StudentRatings',
  },
  {
    id: 'academic-tenure',
    category: 'Education',
    question: 'Do universities still need to give professors jobs for life?',
    sides: {
      yes: 'Some truths anger donors and ministers, and only someone who cannot be fired will print them.',
      no: 'Most never say anything dangerous; they just stop preparing while a better scholar drives a taxi.',
    },
    hashtag: 'AcademicTenure',
  },
  {
    id: 'class-size',
    category: 'Education',
    question: 'Would you choose smaller classes over better-paid teachers?',
    sides: {
      yes: 'With fifteen in the room nobody can hide, and any teacher is better with half the marking.',
      no: 'One superb teacher for thirty beats two tired ones for fifteen, and pay is what brings and keeps the superb.',
    },
    hashtag: 'ClassSize',
  },
  {
    id: 'free-school-lunch',
    category: 'Education',
    question: 'Should school lunch be free for every pupil, rich or poor?',
    sides: {
      yes: 'When all eat the same nobody is the poor one in the queue, and a full stomach is the cheapest teaching aid.',
      no: "The surgeon's child needs no free noodles; spend it on breakfast for those who come hungry.",
    },
    hashtag: 'FreeSchoolLunch',
  },
  {
    id: 'meatless-canteens',
    category: 'Education',
    question: 'Should school canteens serve only vegetarian food?',
    sides: {
      yes: 'One pot suits nearly every faith and allergy, costs less, and teaches that lunch need not have had a face.',
      no: 'For some it is the one full meal of the day, and it should be one they will eat rather than scrape away.',
    },
    hashtag: 'MeatlessCanteens',
  },
  {
    id: 'classroom-cameras',
    category: 'Education',
    question: "Would you want to watch your child's lessons on camera?",
    sides: {
      yes: 'Taxpayers may see a council meeting, and what is taught to my own child matters more than that.',
      no: "A teacher who is watched takes no risks, and a child's wrong answer would be an evening's show for other parents.",
    },
    hashtag: 'ClassroomCameras',
  },
  {
    id: 'ai-detectors',
    category: 'Education',
    question: 'Does software that claims to spot AI writing do more harm than good?',
    sides: {
      yes: 'It accuses those who write plainly or in a second language, and nobody can prove they wrote their own words.',
      no: 'Without any check the honest compete with a machine, and a flag is only a reason to talk.',
    },
    hashtag: 'AiDetectors',
  },
  {
    id: 'calculators',
    category: 'Education',
    question: 'Should calculators be kept out of maths lessons until age twelve?',
    sides: {
      yes: "Fingers that never carried a ten don't notice when the screen is wrong by a thousand.",
      no: 'Long division by hand is penmanship; a child freed from it can meet real problems years sooner.',
    },
    hashtag: 'Calculators',
  },
  {
    id: 'paper-textbooks',
    category: 'Education',
    question: 'Are paper textbooks better for learning than tablets?',
    sides: {
      yes: 'You remember where on the page it stood, it has no notifications, and its battery lasts for thirty years.',
      no: 'One light tablet holds them all, reads aloud to the dyslexic, and is never an edition out of date.',
    },
    hashtag: 'PaperTextbooks',
  },
  {
    id: 'screen-free-classrooms',
    category: 'Education',
    question: 'At what age do screens belong in class: is ten soon enough?',
    sides: {
      yes: 'Hands need scissors, mud and pencils first, and there is time enough for glass later.',
      no: 'Whoever has no computer at home would meet one last, and some children first learn to read from a patient game.',
    },
    hashtag: 'ScreenFreeClassrooms',
  },
  {
    id: 'sports-marks',
    category: 'Education',
    question: 'Is it fair to count physical education as much as mathematics in final results?',
    sides: {
      yes: 'A body lasts a life, and what is not counted is cancelled first.',
      no: 'Marks for height and lungs are marks for birth, and nothing puts people off sport like being graded in shorts.',
    },
    hashtag: 'SportsMarks',
  },
  {
    id: 'compulsory-music',
    category: 'Education',
    question: 'Should every pupil have to learn an instrument?',
    sides: {
      yes: 'In no other lesson can you hear your own practice, and without it only bought lessons make musicians.',
      no: 'Thirty unwilling violins teach no one music, and the same money could make a choir that people want to join.',
    },
    hashtag: 'CompulsoryMusic',
  },
  {
    id: 'detention',
    category: 'Education',
    question: 'Should detention be abolished?',
    sides: {
      yes: 'An hour of staring at a wall repairs nothing; mend what you broke and talk to whom you hurt.',
      no: 'A quick, dull, certain price is something every pupil understands, and the rest of the class needs to see one.',
    },
    hashtag: 'Detention',
  },
  {
    id: 'term-time-trips',
    category: 'Education',
    question: 'Is it fair to fine parents who take children on holiday in term time?',
    sides: {
      yes: 'Thirty pupils wait while one catches up, and a school day that is optional for some is soon so for all.',
      no: 'Flights cost double in the holidays, and a week by the sea with a father who works shifts is no crime.',
    },
    hashtag: 'TermTimeTrips',
    months: [5, 6, 7],
  },
  {
    id: 'gap-year',
    category: 'Education',
    question: 'Should everyone spend a year working before going to university?',
    sides: {
      yes: 'They would arrive knowing what tired is, why they came, and what they do not want to be.',
      no: 'A year of stacking shelves is an adventure only if your parents cover the rent, and mathematics gets rusty.',
    },
    hashtag: 'GapYear',
    months: [6, 7, 8],
  },
  {
    id: 'apprenticeships',
    category: 'Education',
    question: 'Would most school leavers be better off with an apprenticeship than a degree?',
    sides: {
      yes: 'They are paid to learn, owe nothing, and nobody has yet sent a leaking pipe abroad.',
      no: 'A trade can vanish in a decade, while a degree opens doors you did not know were there at eighteen.',
    },
    hashtag: 'Apprenticeships',
  },
  {
    id: 'online-degrees',
    category: 'Education',
    question: 'Should employers treat online degrees like any other?',
    sides: {
      yes: 'Same books, same exam, and done at night after work, which says more than three years beside a campus lake.',
      no: 'Half of a university is other people: being contradicted in a seminar is not a video you can pause.',
    },
    hashtag: 'OnlineDegrees',
  },
  {
    id: 'university-rankings',
    category: 'Education',
    question: 'Do university rankings do more harm than good?',
    sides: {
      yes: 'They turn teaching into a rumour and make deans buy prizes, research stars and marble to gain four places.',
      no: 'A student from a village with no graduate in the family has no other map.',
    },
    hashtag: 'UniversityRankings',
  },
  {
    id: 'recorded-lectures',
    category: 'Education',
    question: 'Should every university lecture be recorded for students?',
    sides: {
      yes: 'The one with a job, a fever or a second language can stop, rewind and understand.',
      no: 'Halls empty, nobody dares a stupid question on tape, and the term is watched at double speed in the last week.',
    },
    hashtag: 'RecordedLectures',
    months: [9, 10],
  },
  {
    id: 'compulsory-attendance',
    category: 'Education',
    question: 'Should university students be marked down for missing classes?',
    sides: {
      yes: 'A seminar is made by those who come, and each empty chair takes something from the rest.',
      no: 'Adults who can pass without the class prove that they did not need it, and they paid for the chair.',
    },
    hashtag: 'CompulsoryAttendance',
    months: [9, 10],
  },
  {
    id: 'too-many-doctorates',
    category: 'Education',
    question: 'Do universities train too many doctoral students?',
    sides: {
      yes: 'Far more are trained than there are posts; cheap hands for the lab learn at thirty-five that the door was painted on.',
      no: 'A doctorate trains people to solve what no one has solved, and hospitals, firms and states need that as well.',
    },
    hashtag: 'TooManyDoctorates',
  },
  {
    id: 'top-mark-quota',
    category: 'Education',
    question: 'If half the class earns the top mark, is it time to ration it?',
    sides: {
      yes: 'When half are excellent the word is empty, and the truly excellent need family names to stand out.',
      no: 'In a class of good people someone is made to fail on paper, and nobody shares notes with a rival.',
    },
    hashtag: 'TopMarkQuota',
  },
  {
    id: 'marks-apps',
    category: 'Education',
    question: 'Do apps that show parents every mark do more harm than good?',
    sides: {
      yes: 'A bad Tuesday is known at home before the pupil is, and no one learns to confess, repair or be late alone.',
      no: 'Without them the first news is the report in June, when nothing can be caught up.',
    },
    hashtag: 'MarksApps',
  },
  {
    id: 'library-books',
    category: 'Education',
    question: 'May a parent have a book removed from the school library?',
    sides: {
      yes: 'They know their child, they pay for the shelf, and no library holds every book anyway.',
      no: 'One worried family then chooses for all the others, and the book someone needed is always the one that troubled someone.',
    },
    hashtag: 'LibraryBooks',
  },
  {
    id: 'driving-lessons',
    category: 'Education',
    question: 'Should schools teach pupils to drive?',
    sides: {
      yes: 'In most places a licence means a job, and now only those with a spare car and a patient uncle get it cheaply.',
      no: 'It makes the car the default for another generation at the moment when trains and bikes could be.',
    },
    hashtag: 'DrivingLessons',
  },
  {
    id: 'four-day-school',
    category: 'Education',
    question: 'Should schools teach four days a week?',
    sides: {
      yes: 'The fifth day gives teachers time to plan and pupils time to rest, and rural buses run a fifth less.',
      no: "Parents work five, so the day off becomes a screen day for some and a tutor's day for others.",
    },
    hashtag: 'FourDaySchool',
  },
  {
    id: 'school-until-eighteen',
    category: 'Education',
    question: 'At what age may a pupil leave school: is 18 the right line?',
    sides: {
      yes: 'At sixteen a wage looks endless; two more years keep open the doors nobody sees at that age.',
      no: "A bored young man made to sit is no pupil but a warden's task, and a workshop would teach him more.",
    },
    hashtag: 'SchoolUntilEighteen',
  },
  {
    id: 'early-preschool',
    category: 'Education',
    question: 'Should preschool be compulsory from the age of three?',
    sides: {
      yes: 'The gap in words is years wide before first grade, and those who need it most are the ones kept home.',
      no: 'A three-year-old needs a lap more than a curriculum, and the state has no business at that breakfast table.',
    },
    hashtag: 'EarlyPreschool',
  },
  {
    id: 'pupils-hire-teachers',
    category: 'Education',
    question: 'Should pupils have a vote when their school hires a teacher?',
    sides: {
      yes: 'They see a trial lesson from the side that counts and know at once who is bluffing.',
      no: 'They would choose the funny one, and the one chosen would owe the loudest row in the room.',
    },
    hashtag: 'PupilsHireTeachers',
  },
  {
    id: 'late-work',
    category: 'Education',
    question: 'Is it fair to give zero for good work handed in late?',
    sides: {
      yes: 'A bridge plan after the bridge is built is worth nothing, and those who slept less to be on time deserve that.',
      no: 'The mark should say what you can do, and a zero says only that your printer or your father fell ill.',
    },
    hashtag: 'LateWork',
  },
  {
    id: 'group-projects',
    category: 'Education',
    question: 'Is it fair to give everyone in a group project the same mark?',
    sides: {
      yes: 'In any job the team fails or delivers together, and learning to move the lazy one is part of the task.',
      no: 'One does the work, one holds the poster, and both learn that effort is for fools.',
    },
    hashtag: 'GroupProjects',
  },
  {
    id: 'snow-days',
    category: 'Education',
    question: 'If snow shuts the school, should lessons move online?',
    sides: {
      yes: 'A lost week in January is gone before exams, and the lesson can reach any kitchen with a signal.',
      no: 'A sky that cancels everything is a gift from childhood to memory, and half the class has no signal anyway.',
    },
    hashtag: 'SnowDays',
    months: [12, 1, 2],
  },
  {
    id: 'school-league-tables',
    category: 'Education',
    question: 'Do published league tables make schools better?',
    sides: {
      yes: 'A school that fails its pupils can no longer hide behind a nice brochure, and being ranked in public makes it move.',
      no: "The table ranks the parents' incomes, sends house prices up beside the winners and good teachers away from the rest.",
    },
    hashtag: 'SchoolLeagueTables',
  },
  {
    id: 'sports-scholarships',
    category: 'Education',
    question: 'Is talent in sport a good reason to give someone a university place?',
    sides: {
      yes: 'Ten years of dawn training is a better sign of grit than an essay about grit.',
      no: 'A seat for a fast runner is a seat taken from a fine chemist, in a house that was built for chemistry.',
    },
    hashtag: 'SportsScholarships',
  },
  {
    id: 'hot-classrooms',
    category: 'Education',
    question: 'At what heat is teaching pointless: should schools close above 30 degrees?',
    sides: {
      yes: 'Nothing is learned at that heat, teachers faint too, and ovens should not be staffed.',
      no: 'Home may be hotter and no one is there; buy blinds and fans rather than sending the poorest to a baking flat.',
    },
    hashtag: 'HotClassrooms',
    months: [5, 6, 9],
  },
]
