extension GeneralWords {
  static let english = GeneralWords(
    """
    reason effect feature approach stage kind purpose drawback background development influence structure level content example author
    title chapter advantage disadvantage benefit cost cause consequence result outcome impact aftermath origin source basis beginning
    start middle end ending conclusion introduction summary overview outline context idea concept notion thought theme topic subject
    matter issue problem question answer solution argument claim point view viewpoint opinion perspective position statement remark
    comment criticism critique evidence proof fact detail information data knowledge understanding meaning sense definition term word
    phrase sentence paragraph text passage quote message type sort form shape category class group set series sequence list order
    arrangement system method technique procedure process step phase part piece section segment element component aspect factor side
    characteristic quality property nature character condition state status situation circumstance environment setting scene aim goal
    objective target intention plan strategy project program task job role function use usage application practice experience experiment
    test attempt effort difference similarity comparison contrast conflict agreement disagreement relation relationship connection link
    association contact change growth increase decrease rise fall decline loss gain improvement progress advance advancement reform
    transition transformation shift turn trend movement motion direction path course number amount quantity degree extent range size
    length width height depth weight volume scale measure measurement rate share portion proportion percentage percent average total sum
    majority rest remainder half quarter third double strength weakness power force energy ability skill talent capacity potential
    possibility opportunity chance risk danger threat safety security protection defence defense need demand requirement necessity
    supply resource material substance product production tool device machine equipment instrument means rule principle law norm
    standard criteria limit limitation restriction exception boundary border frontier importance significance value worth relevance
    interest attention focus emphasis priority success failure achievement accomplishment victory defeat win mistake error fault flaw
    defect difficulty challenge obstacle barrier trouble crisis disaster emergency accident action act activity event occurrence
    incident case instance occasion moment episode reaction response interaction behaviour behavior conduct habit custom tradition
    routine pattern explanation description account report story tale narrative analysis interpretation evaluation assessment judgement
    judgment review reflection discussion debate dialogue conversation speech talk presentation lecture model figure diagram chart table
    graph map picture image drawing illustration photo photograph symbol sign mark label name heading theory assumption prediction
    expectation probability doubt belief truth lie reality choice decision option alternative preference selection variety diversity
    mixture combination balance unity whole entity unit item object thing something anything nothing everything space place location
    area region zone site spot centre center edge corner surface top bottom front back inside outside interior exterior north south east
    west left right time period era age century decade year month week day hour minute second date deadline duration past present future
    history morning noon afternoon evening night midnight today tomorrow yesterday tonight season spring summer autumn winter calendar
    schedule timetable monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december weekday weekend holiday anniversary birthday people person man woman child boy girl baby adult
    teenager youth men women children individual human humanity mankind population resident citizen member crowd community society
    public nation country land village town city capital neighbourhood neighborhood family mother father parent son daughter brother
    sister husband wife wives couple marriage wedding birth death life lives childhood relative friend friendship neighbour neighbor
    enemy stranger guest visitor host partner supporter follower government president leader leadership chief head authority politics
    party election vote committee policy official administration department office agency institution organisation organization union
    contract war peace battle fight struggle army soldier weapon revolution protest strike violence hero prison crime police policeman
    officer guard court justice injustice freedom equality duty obligation responsibility worker work labour labor employee employer
    employment boss manager management director owner ownership staff team colleague profession professional career business company
    firm factory industry trade market shop store customer client buyer seller sale purchase price money cash coin bank salary income
    profit economy wealth fortune service goods doctor nurse patient illness health pain injury treatment care help aid support relief
    teacher student pupil school university college classroom lesson seminar homework exam examination quiz grade score exercise
    assignment essay note notebook page book textbook library reading writing handwriting spelling education training learning studies
    study research researcher science scientist expert specialist semester revision preparation key keyword reference line row index
    paper pen pencil board desk chair writer play film movie music song dance art artist painting culture museum performance audience
    reader listener newspaper article media news phone computer letter mail email post style language speaker voice sound accent
    translation translator version edition copy draft original publication religion faith god mind ceremony festival celebration feeling
    emotion love hate fear joy happiness sadness hope trust confidence respect surprise excitement desire wish dream pleasure enjoyment
    stress worry concern patience motivation motive will imagination creativity memory attitude personality identity intelligence face
    eye ear nose mouth arm hand leg foot feet heart hair body water fire air earth sky sun star world light darkness shadow heat cold
    warmth temperature weather climate rain snow ice wind sea ocean river beach mountain forest wood field ground stone rock mud oil
    smoke animal dog cat bird fish plant tree leaf leaves root flower fruit grass farm farmer farming garden vegetable bread meat milk
    coffee tea food meal breakfast lunch dinner drink diet cook house home building room door window wall floor roof bed cup bottle
    plate box bag clock watch game ball gift clothes clothing dress shoe ring wheel car bus train plane ship boat vehicle road street
    way bridge station traffic transport transportation journey trip travel traveller traveler driver ticket arrival route distance
    speed sport player match competition race winner loser leisure hobby entertainment fun joke humour humor construction square colour
    color red blue green yellow black white brown grey gray pink purple orange zero one two three four five six seven eight nine ten
    eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million billion dozen pair circle cross return visit meeting encounter gathering conference invitation announcement
    declaration command instruction advice suggestion proposal recommendation request complaint apology promise offer permission
    approval acceptance refusal rejection ban warning reminder praise blame creation invention discovery technology engineer engineering
    design designer builder destruction damage harm reconstruction repair maintenance replacement appearance presence absence existence
    survival disappearance formation establishment spread expansion extension reduction removal addition division separation
    distribution exchange transfer delivery collection storage sex generation access entrance entry exit opening gap hole continuity
    participation participant contribution peak turning code expression impression taste smell touch sight vision hearing sleep
    observation observer finding survey interview sample document record archive file certificate operation reputation popularity layer
    block bar drop finish stop pause break interruption delay waiting luck mystery secret guide guideline manual repetition cycle viewer
    user usefulness scope confusion disorder beauty lack effectiveness control suffering network track opposite timeline general main
    important possible historical social political economic different internal final strong natural technical external private personal
    collective common special specific particular certain typical usual unusual normal ordinary regular frequent rare unique similar
    same equal identical contrary big large great small little tiny huge enormous giant long short tall high low wide broad narrow deep
    heavy full empty good bad better best worse worst excellent perfect poor rich wealthy cheap expensive free valuable useful useless
    helpful harmful dangerous safe secure new old young ancient modern recent current contemporary early late previous former following
    next last latest initial primary secondary traditional classic classical fast quick slow rapid gradual sudden immediate constant
    continuous permanent temporary brief daily weekly monthly annual easy simple hard difficult complex complicated clear obvious
    evident unclear precise exact accurate approximate correct wrong false true real actual genuine fake artificial necessary essential
    basic fundamental central crucial critical vital major minor significant relevant irrelevant principal leading positive negative
    neutral active passive effective efficient successful unsuccessful productive creative intelligent clever smart wise stupid skilled
    talented capable able unable happy sad angry proud lonely tired surprised calm worried honest dishonest peaceful friendly serious
    funny strange mysterious curious beautiful ugly pretty attractive famous popular unknown familiar hot warm cool dry wet soft bright
    dark clean dirty fresh pure weak powerful stable strict mild extreme healthy dead alive living physical mental emotional religious
    national international global local regional foreign domestic northern southern eastern western cultural intellectual musical
    scientific academic educational industrial commercial financial legal unofficial formal informal military male female married single
    entire complete incomplete partial several many few much more most less least other another additional extra enough sufficient
    insufficient excessive maximum minimum direct indirect close distant near far remote separate related connected linked dependent
    independent abstract concrete theoretical practical logical visible invisible hidden open closed responsible guilty fair unfair just
    unequal likely unlikely probable impossible uncertain upper lower inner outer rear oral written spoken interesting boring exciting
    amazing impressive remarkable surprising shocking terrible awful wonderful ideal suitable appropriate proper inappropriate
    acceptable reasonable available convenient comfortable various diverse mixed multiple controversial realistic unrealistic aware
    forced automatic sweet be am is are was were been being have has had having do does did done doing go goes went gone come came make
    made making take took taken give gave given get got gotten see saw seen know knew known think say said tell told find found become
    became begin began begun bring brought build built buy bought catch caught choose chose chosen cut deal dealt die died dying draw
    drew drawn drive drove driven eat ate eaten fell fallen feel felt fought fly flew flown forget forgot forgotten grow grew grown hear
    heard hide hid hold held keep kept lead led learn learnt learned leave lose lost mean meant meet met pay paid put read rose risen
    run ran rising seek sought sell sold send sent show shown shut sing sit sat slept speak spoke spend spent stand stood struck teach
    taught throw threw thrown wear wore won write wrote broke broken can could would shall should might must ought let accept achieve
    adapt add admit adopt affect agree allow announce appear apply appoint argue arise arose arrange arrive ask assume avoid base based
    believe belong call called carry carried celebrate check collect combine compare complain conclude confirm connect consider consist
    contain continue contribute convince count cover create decide declare defend define deny depend describe deserve destroy determine
    develop differ disagree disappear discover discuss divide earn emerge enable encourage enjoy ensure enter establish estimate
    evaluate examine exclude exist expand expect explain explore express extend fail fix follow gather guess happen identify ignore
    imagine improve include indicate inform inspire intend interpret introduce invent invite involve join justify lay like listen live
    look maintain manage mention miss move notice observe obtain occur oppose organise organize own participate pass perform prefer
    prepare prevent produce promote propose protect prove provide publish push pull raise reach react realise realize receive recognise
    recognize recommend reduce refer reflect refuse regard reject relate release rely remain remember remind remove repeat replace
    represent require resist resolve respond restore save search seem select serve solve stay succeed suffer suggest suppose tend thank
    transform translate treat try tried understand understood used vary wait walk want warn wonder analyse analyze illustrate classify
    underline revise first fourth fifth sixth seventh eighth ninth tenth twelfth firstly secondly thirdly lastly finally however
    therefore thus hence moreover furthermore besides nevertheless nonetheless although though despite because since while whereas
    unless until if whether instead otherwise meanwhile afterwards afterward consequently accordingly and or but nor yet so as than that
    which who whom whose what when where why how whatever the a an this these those i you he she it we they me him her us them my your
    his its our their mine yours myself himself herself itself themselves ourselves of in on at by for with without from to into onto
    about above across after against along among around before behind below beside between beyond during except off out over per through
    throughout toward towards under up down upon via within according due now then here there soon already still always never often
    sometimes usually rarely seldom ever again once twice recently lately currently nowadays formerly eventually immediately suddenly
    gradually originally initially previously later earlier ago very too quite rather almost nearly only even also especially
    particularly mainly mostly generally probably perhaps maybe possibly certainly surely clearly obviously really actually exactly
    simply completely fully partly totally entirely relatively approximately roughly hardly barely merely slightly extremely highly
    widely increasingly directly well together apart away forward abroad everywhere nowhere somewhere anywhere indeed not no yes none
    all both either neither each every any some someone somebody anyone anybody everyone everybody nobody else such hospital medicine
    disease king queen kitchen hotel television internet website radio telephone restaurant sugar airport theatre theater minister
    church bathroom apartment storm sand uncle aunt cousin grandmother grandfather foundation shortage accuracy complexity simplicity
    clarity dispute clue hint tension pressure cooperation commitment innovation breakthrough milestone legacy heritage implication
    inspiration initiative intervention certainty uncertainty contradiction curiosity pride anger island lake hill horse column
    quotation footnote glossary summarise summarize emphasise emphasize distinguish persuade dominate dominant inhabitant equivalent
    checklist recap tip highlight gender phenomenon phenomena criterion crises analyses halves politician statistics planet founder
    efficiency consistency consumer disappointment satisfaction honour honor rival ally
    """, endings: "s es d ed ing ly")
}
