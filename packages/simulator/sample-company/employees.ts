import {
  HakenUkeoiKubun,
  HatsureiKubun,
  HonmuKenmuKubun,
  JushoBunruiKubun,
  KaigaiFuninKubun,
  KekkonKubun,
  KumiaiSenjuKubun,
  KumiaiinKubun,
  SexKubun,
  ShikakugaiKatsudoKubun,
  ShukkoKubun,
  TanshinFuninKubun,
} from '../company/enumerations';
import type {Employee, PersonnelOrder} from '../company/company';
import type {Term} from '../../../api-src/interfaces/Term';

type Kojin = Employee['kojin'][number];
type Jusho = Employee['jusho'][number];

/** The company in which most employees are. */
const HEAD_COMPANY = {kaishaCode: '1000', kaishaName: '株式会社サンプル商事'};

const SALES = {shozokuCode: '2100', shozokuName: '営業部'};
const SALES_PLANNING = {shozokuCode: '2200', shozokuName: '営業企画部'};
const ACCOUNTING = {shozokuCode: '3100', shozokuName: '経理部'};
const PERSONNEL = {shozokuCode: '3200', shozokuName: '人事部'};
const GENERAL_AFFAIRS = {shozokuCode: '3300', shozokuName: '総務部'};
const SYSTEMS = {shozokuCode: '4100', shozokuName: '情報システム部'};
const KACHO = {yakushokuCode: '30', yakushokuName: '課長'};

function since(startDate: string, endDate: string | null = null): Term {
  return {startDate, endDate};
}

/** A 雇用 order. */
function hired(
  hatsureiDate: string,
  items: Omit<PersonnelOrder, 'hatsureiDate' | 'hatsureiKubun'>,
): PersonnelOrder {
  return {
    ...HEAD_COMPANY,
    kinmuchiName: '東京本社',
    ...items,
    hatsureiDate,
    hatsureiKubun: HatsureiKubun.Koyo,
  };
}

/** Names in kanji, kana and Roman letters; then the exceptions. */
function kojin(
  [sei, mei, seiKana, meiKana, seiRomaji, meiRomaji]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  birthday: string,
  sexKubun: SexKubun,
  term: Term,
  items: Partial<Kojin> = {},
): Kojin {
  return {
    term,
    sei,
    mei,
    seiKana,
    meiKana,
    seiRomaji,
    meiRomaji,
    kyusei: null,
    birthday,
    sexKubun,
    kekkonKubun: KekkonKubun.Mikon,
    kumiaiinKubun: KumiaiinKubun.Kumiaiin,
    kumiaiSenjuKubun: KumiaiSenjuKubun.Taishogai,
    mailAddress: `${seiRomaji}.${meiRomaji}@example.com`.toLowerCase(),
    kokusekiName: null,
    zairyuShikakuName: null,
    zairyuCardNumber: null,
    zairyuTerm: null,
    shikakugaiKatsudoKubun: null,
    hakenUkeoiKubun: null,
    ...items,
  };
}

/** Towns: postal code, prefecture and municipality with their codes. */
const TOWNS = {
  千代田区: ['100-0001', '13', '東京都', '131016', '千代田区'],
  世田谷区: ['154-0001', '13', '東京都', '131121', '世田谷区'],
  横浜市中区: ['231-0001', '14', '神奈川県', '141046', '横浜市中区'],
  川崎市川崎区: ['210-0001', '14', '神奈川県', '141313', '川崎市川崎区'],
  船橋市: ['273-0001', '12', '千葉県', '122041', '船橋市'],
  札幌市中央区: ['060-0001', '01', '北海道', '011011', '札幌市中央区'],
  大阪市北区: ['530-0001', '27', '大阪府', '271276', '大阪市北区'],
  名古屋市中村区: ['450-0001', '23', '愛知県', '231053', '名古屋市中村区'],
} as const satisfies Record<
  string,
  readonly [string, string, string, string, string]
>;

function address(
  jushoBunruiKubun: JushoBunruiKubun,
  town: keyof typeof TOWNS,
  banchi: string,
  term: Term,
  items: Partial<Jusho> = {},
): Jusho {
  const [postalCode, todofukenCode, todofuken, shikuchosonCode, shikuchoson] =
    TOWNS[town];
  return {
    jushoBunruiKubun,
    term,
    kuniName: '日本',
    postalCode,
    todofukenCode,
    todofuken,
    shikuchosonCode,
    shikuchoson,
    banchi,
    tatemono: null,
    jushoKana: null,
    setainushiName: null,
    setainushiTsuzukigara: null,
    phoneNumber: null,
    ...items,
  };
}

/** The usual two: 現住所 and 住民票住所 at the same place. */
function home(
  town: keyof typeof TOWNS,
  banchi: string,
  term: Term,
  setainushiName: string,
): Jusho[] {
  return [
    address(JushoBunruiKubun.Genjusho, town, banchi, term),
    address(JushoBunruiKubun.JuminhyoJusho, town, banchi, term, {
      setainushiName,
      setainushiTsuzukigara: '本人',
    }),
  ];
}

/** One 計算パターン for the whole time. */
function pattern(
  keisanPatternName: string,
  startDate: string,
  endDate: string | null = null,
): Employee['keisanPattern'] {
  return [{term: since(startDate, endDate), keisanPatternName}];
}

const SEISHAIN = '正社員計算パターン';
const YAKUIN = '役員計算パターン';
const KEIYAKU = '契約社員計算パターン';

/** All employees, each with one or two traits that a program has to mind. */
export const employees: readonly Employee[] = [
  // Moved once; married.
  {
    employeeId: '0001',
    orders: [hired('2010/04/01', SALES)],
    kojin: [
      kojin(
        ['田中', '太郎', 'タナカ', 'タロウ', 'TANAKA', 'TARO'],
        '1985/05/12',
        SexKubun.Dansei,
        since('2010/04/01'),
        {kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: [
      ...home(
        '船橋市',
        '本町1-1',
        since('2010/04/01', '2023/06/30'),
        '田中 太郎',
      ),
      ...home('世田谷区', '太子堂1-2-3', since('2023/07/01'), '田中 太郎'),
    ],
    keisanPattern: pattern(SEISHAIN, '2010/04/01'),
  },
  // Changed the family name.
  {
    employeeId: '0002',
    orders: [hired('2013/04/01', ACCOUNTING)],
    kojin: [
      kojin(
        ['鈴木', '花子', 'スズキ', 'ハナコ', 'SUZUKI', 'HANAKO'],
        '1990/11/03',
        SexKubun.Josei,
        since('2013/04/01', '2022/05/31'),
      ),
      kojin(
        ['佐藤', '花子', 'サトウ', 'ハナコ', 'SATO', 'HANAKO'],
        '1990/11/03',
        SexKubun.Josei,
        since('2022/06/01'),
        {kyusei: '鈴木', kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: home('千代田区', '丸の内1-1-1', since('2013/04/01'), '佐藤 花子'),
    keisanPattern: pattern(SEISHAIN, '2013/04/01'),
  },
  // Became an officer: another 計算パターン since then.
  {
    employeeId: '0003',
    orders: [
      hired('2000/04/01', SALES),
      {
        hatsureiDate: '2020/04/01',
        hatsureiKubun: HatsureiKubun.Ido,
        koyoKeitaiName: '役員',
        yakushokuCode: '10',
        yakushokuName: '取締役',
      },
    ],
    kojin: [
      kojin(
        ['山田', '次郎', 'ヤマダ', 'ジロウ', 'YAMADA', 'JIRO'],
        '1960/01/20',
        SexKubun.Dansei,
        since('2000/04/01'),
        {
          kekkonKubun: KekkonKubun.Kikon,
          kumiaiinKubun: KumiaiinKubun.Hikumiaiin,
        },
      ),
    ],
    jusho: home('横浜市中区', '山下町1', since('2000/04/01'), '山田 次郎'),
    keisanPattern: [
      ...pattern(SEISHAIN, '2000/04/01', '2020/03/31'),
      ...pattern(YAKUIN, '2020/04/01'),
    ],
  },
  // A manager with a second post; an address without postal code.
  {
    employeeId: '0004',
    orders: [
      hired('2008/04/01', {...SALES, tokyuName: 'M1'}),
      {
        hatsureiDate: '2022/04/01',
        hatsureiKubun: HatsureiKubun.Shokaku,
        ...KACHO,
      },
      {
        ...HEAD_COMPANY,
        hatsureiDate: '2024/10/01',
        hatsureiKubun: HatsureiKubun.Ido,
        honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
        ...SALES_PLANNING,
        ...KACHO,
      },
    ],
    kojin: [
      kojin(
        ['高橋', '健', 'タカハシ', 'ケン', 'TAKAHASHI', 'KEN'],
        '1984/08/30',
        SexKubun.Dansei,
        since('2008/04/01'),
        {
          kekkonKubun: KekkonKubun.Kikon,
          kumiaiinKubun: KumiaiinKubun.Hikumiaiin,
        },
      ),
    ],
    jusho: [
      address(
        JushoBunruiKubun.Genjusho,
        '川崎市川崎区',
        '駅前本町1-1',
        since('2008/04/01'),
      ),
      address(
        JushoBunruiKubun.JuminhyoJusho,
        '船橋市',
        '湊町2-10-25',
        since('2008/04/01'),
        {
          postalCode: null,
          setainushiName: '高橋 一',
          setainushiTsuzukigara: '子',
        },
      ),
    ],
    keisanPattern: pattern(SEISHAIN, '2008/04/01'),
  },
  // On leave.
  {
    employeeId: '0005',
    orders: [
      hired('2016/04/01', GENERAL_AFFAIRS),
      {hatsureiDate: '2025/02/01', hatsureiKubun: HatsureiKubun.Kyushoku},
    ],
    kojin: [
      kojin(
        ['伊藤', '美咲', 'イトウ', 'ミサキ', 'ITO', 'MISAKI'],
        '1993/02/14',
        SexKubun.Josei,
        since('2016/04/01'),
        {kekkonKubun: null},
      ),
    ],
    jusho: home('世田谷区', '三軒茶屋2-1', since('2016/04/01'), '伊藤 美咲'),
    keisanPattern: pattern(SEISHAIN, '2016/04/01'),
  },
  // Lives in Hokkaido; birthday in April.
  {
    employeeId: '0006',
    orders: [hired('2015/04/01', {...SALES, kinmuchiName: '札幌支店'})],
    kojin: [
      kojin(
        ['渡辺', '翔', 'ワタナベ', 'ショウ', 'WATANABE', 'SHO'],
        '1992/04/18',
        SexKubun.Dansei,
        since('2015/04/01'),
      ),
    ],
    jusho: home('札幌市中央区', '北一条西2', since('2015/04/01'), '渡辺 翔'),
    keisanPattern: pattern(SEISHAIN, '2015/04/01'),
  },
  // Works away from the family, whose address is registered.
  {
    employeeId: '0007',
    orders: [
      hired('2009/04/01', SALES),
      {
        hatsureiDate: '2024/04/01',
        hatsureiKubun: HatsureiKubun.Ido,
        kinmuchiName: '大阪支店',
        tanshinFuninKubun: TanshinFuninKubun.TanshinFunin,
      },
    ],
    kojin: [
      kojin(
        ['中村', '優子', 'ナカムラ', 'ユウコ', 'NAKAMURA', 'YUKO'],
        '1986/12/01',
        SexKubun.Josei,
        since('2009/04/01'),
        {kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: [
      address(
        JushoBunruiKubun.Genjusho,
        '大阪市北区',
        '梅田1-1',
        since('2024/04/01'),
        {tatemono: '社宅201'},
      ),
      address(
        JushoBunruiKubun.RusutakuJusho,
        '横浜市中区',
        '日本大通1',
        since('2024/04/01'),
      ),
    ],
    keisanPattern: pattern(SEISHAIN, '2009/04/01'),
  },
  // The same, but the family's address is missing.
  {
    employeeId: '0008',
    orders: [
      hired('2011/04/01', SYSTEMS),
      {
        hatsureiDate: '2025/04/01',
        hatsureiKubun: HatsureiKubun.Ido,
        kinmuchiName: '名古屋支店',
        tanshinFuninKubun: TanshinFuninKubun.TanshinFunin,
      },
    ],
    kojin: [
      kojin(
        ['小林', '大輔', 'コバヤシ', 'ダイスケ', 'KOBAYASHI', 'DAISUKE'],
        '1988/09/09',
        SexKubun.Dansei,
        since('2011/04/01'),
        {kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: home('名古屋市中村区', '名駅1-1', since('2025/04/01'), '小林 大輔'),
    keisanPattern: pattern(SEISHAIN, '2011/04/01'),
  },
  // A foreigner whose period of stay ends soon.
  {
    employeeId: '0009',
    orders: [hired('2021/04/01', SYSTEMS)],
    kojin: [
      kojin(
        ['グエン', 'ラン', 'グエン', 'ラン', 'NGUYEN', 'LAN'],
        '1996/03/25',
        SexKubun.Josei,
        since('2021/04/01'),
        {
          kokusekiName: 'ベトナム',
          zairyuShikakuName: '技術・人文知識・国際業務',
          zairyuCardNumber: 'AB00000000CD',
          zairyuTerm: since('2022/06/16', '2025/06/15'),
          shikakugaiKatsudoKubun: ShikakugaiKatsudoKubun.KyokaNashi,
          hakenUkeoiKubun: HakenUkeoiKubun.HakenUkeoiIgai,
        },
      ),
    ],
    jusho: home('船橋市', '宮本3-4', since('2021/04/01'), 'グエン ラン'),
    keisanPattern: pattern(SEISHAIN, '2021/04/01'),
  },
  // Went abroad in October.
  {
    employeeId: '0010',
    orders: [
      hired('2012/04/01', SALES),
      {
        hatsureiDate: '2024/10/01',
        hatsureiKubun: HatsureiKubun.Ido,
        kinmuchiName: 'シンガポール支店',
        kaigaiFuninKubun: KaigaiFuninKubun.KaigaiFunin,
      },
    ],
    kojin: [
      kojin(
        ['加藤', '誠', 'カトウ', 'マコト', 'KATO', 'MAKOTO'],
        '1989/07/07',
        SexKubun.Dansei,
        since('2012/04/01'),
      ),
    ],
    jusho: [
      {
        ...address(
          JushoBunruiKubun.Genjusho,
          '千代田区',
          '1 Sample Road',
          since('2024/10/01'),
        ),
        kuniName: 'シンガポール',
        postalCode: '018989',
        todofukenCode: null,
        todofuken: null,
        shikuchosonCode: null,
        shikuchoson: null,
      },
    ],
    keisanPattern: pattern(SEISHAIN, '2012/04/01'),
  },
  // Seconded to the company by another one.
  {
    employeeId: '0011',
    orders: [
      {
        ...hired('2023/04/01', ACCOUNTING),
        hatsureiKubun: HatsureiKubun.ShukkoUkeire,
        shukkoKubun: ShukkoKubun.ShukkoUkeire,
        shukkoSakiName: '株式会社ネクスト銀行',
      },
    ],
    kojin: [
      kojin(
        ['吉田', 'さくら', 'ヨシダ', 'サクラ', 'YOSHIDA', 'SAKURA'],
        '1994/04/02',
        SexKubun.Josei,
        since('2023/04/01'),
        {kumiaiinKubun: KumiaiinKubun.Hikumiaiin},
      ),
    ],
    jusho: home('千代田区', '神田錦町1', since('2023/04/01'), '吉田 さくら'),
    keisanPattern: pattern(SEISHAIN, '2023/04/01'),
  },
  // Seconded to another company.
  {
    employeeId: '0012',
    orders: [
      hired('2007/04/01', GENERAL_AFFAIRS),
      {
        hatsureiDate: '2024/04/01',
        hatsureiKubun: HatsureiKubun.ZaisekiShukko,
        shukkoKubun: ShukkoKubun.ZaisekiShukko,
        shukkoSakiName: '関西物流株式会社',
        kinmuchiName: '大阪支店',
      },
    ],
    kojin: [
      kojin(
        ['山本', '剛', 'ヤマモト', 'ツヨシ', 'YAMAMOTO', 'TSUYOSHI'],
        '1982/06/21',
        SexKubun.Dansei,
        since('2007/04/01'),
        {kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: home('大阪市北区', '中之島2', since('2024/04/01'), '山本 剛'),
    keisanPattern: pattern(SEISHAIN, '2007/04/01'),
  },
  // Retired on 2025/01/01.
  {
    employeeId: 'FM001275',
    orders: [
      hired('2020/04/01', SALES),
      {hatsureiDate: '2025/01/01', hatsureiKubun: HatsureiKubun.Taishoku},
    ],
    kojin: [
      kojin(
        ['鈴木', '一郎', 'スズキ', 'イチロウ', 'SUZUKI', 'ICHIRO'],
        '1970/03/03',
        SexKubun.Dansei,
        since('2020/04/01'),
        {kekkonKubun: KekkonKubun.Kikon},
      ),
    ],
    jusho: home('横浜市中区', '本町6-50', since('2020/04/01'), '鈴木 一郎'),
    keisanPattern: pattern(SEISHAIN, '2020/04/01', '2025/01/01'),
  },
  // Two posts; transferred to another company on 2025/04/01.
  {
    employeeId: 'FM001276',
    orders: [
      hired('2021/04/01', PERSONNEL),
      {
        ...HEAD_COMPANY,
        hatsureiDate: '2024/04/01',
        hatsureiKubun: HatsureiKubun.Ido,
        honmuKenmuKubun: HonmuKenmuKubun.Kenmu,
        ...GENERAL_AFFAIRS,
      },
      {
        hatsureiDate: '2025/04/01',
        hatsureiKubun: HatsureiKubun.TensekiShukko,
        kaishaCode: '2000',
        kaishaName: '株式会社サンプル情報システム',
        shukkoKubun: ShukkoKubun.TensekiShukko,
        shukkoSakiName: '株式会社サンプル情報システム',
      },
    ],
    kojin: [
      kojin(
        ['松本', '恵', 'マツモト', 'メグミ', 'MATSUMOTO', 'MEGUMI'],
        '1995/10/10',
        SexKubun.Josei,
        since('2021/04/01'),
      ),
    ],
    jusho: home('川崎市川崎区', '砂子1-2', since('2021/04/01'), '松本 恵'),
    keisanPattern: pattern(SEISHAIN, '2021/04/01'),
  },
  // A full-time union officer.
  {
    employeeId: 'FM001277',
    orders: [hired('2014/04/01', SALES)],
    kojin: [
      kojin(
        ['井上', '拓海', 'イノウエ', 'タクミ', 'INOUE', 'TAKUMI'],
        '1991/01/31',
        SexKubun.Dansei,
        since('2014/04/01'),
        {kumiaiSenjuKubun: KumiaiSenjuKubun.KumiaiSenju},
      ),
    ],
    jusho: home('世田谷区', '用賀4-1', since('2014/04/01'), '井上 拓海'),
    keisanPattern: pattern(SEISHAIN, '2014/04/01'),
  },
  // No current address; registered as a union officer without being a member.
  {
    employeeId: 'FM001278',
    orders: [hired('2018/04/01', ACCOUNTING)],
    kojin: [
      kojin(
        ['木村', '陽子', 'キムラ', 'ヨウコ', 'KIMURA', 'YOKO'],
        '1995/05/05',
        SexKubun.Josei,
        since('2018/04/01'),
        {
          kumiaiinKubun: KumiaiinKubun.Hikumiaiin,
          kumiaiSenjuKubun: KumiaiSenjuKubun.KumiaiSenju,
        },
      ),
    ],
    jusho: [
      address(
        JushoBunruiKubun.JuminhyoJusho,
        '千代田区',
        '神田駿河台1',
        since('2018/04/01'),
        {setainushiName: '木村 陽子', setainushiTsuzukigara: '本人'},
      ),
    ],
    keisanPattern: pattern(SEISHAIN, '2018/04/01'),
  },
  // Left and came back.
  {
    employeeId: 'FM001279',
    orders: [
      hired('2012/04/01', SYSTEMS),
      {hatsureiDate: '2019/03/31', hatsureiKubun: HatsureiKubun.Taishoku},
      hired('2024/04/01', SYSTEMS),
    ],
    kojin: [
      kojin(
        ['清水', '亮', 'シミズ', 'リョウ', 'SHIMIZU', 'RYO'],
        '1990/01/01',
        SexKubun.Dansei,
        since('2012/04/01'),
      ),
    ],
    jusho: home('船橋市', '習志野台1', since('2012/04/01'), '清水 亮'),
    keisanPattern: [
      ...pattern(SEISHAIN, '2012/04/01', '2019/03/31'),
      ...pattern(SEISHAIN, '2024/04/01'),
    ],
  },
  // On a contract.
  {
    employeeId: '100000',
    orders: [hired('2022/04/01', {...SALES, koyoKeitaiName: '契約社員'})],
    kojin: [
      kojin(
        ['斎藤', '真', 'サイトウ', 'マコト', 'SAITO', 'MAKOTO'],
        '1980/08/08',
        SexKubun.Dansei,
        since('2022/04/01'),
        {kumiaiinKubun: KumiaiinKubun.Hikumiaiin},
      ),
    ],
    jusho: home('世田谷区', '桜丘5-1', since('2022/04/01'), '斎藤 真'),
    keisanPattern: pattern(KEIYAKU, '2022/04/01'),
  },
  // A student with the permission to work.
  {
    employeeId: '100001',
    orders: [hired('2023/10/01', {...SYSTEMS, koyoKeitaiName: '契約社員'})],
    kojin: [
      kojin(
        ['王', '偉', 'オウ', 'イ', 'WANG', 'WEI'],
        '2002/11/11',
        SexKubun.Dansei,
        since('2023/10/01'),
        {
          kumiaiinKubun: KumiaiinKubun.Hikumiaiin,
          kokusekiName: '中国',
          zairyuShikakuName: '留学',
          zairyuCardNumber: 'EF00000000GH',
          zairyuTerm: since('2023/10/01', '2025/09/30'),
          shikakugaiKatsudoKubun: ShikakugaiKatsudoKubun.KyokaAri,
          hakenUkeoiKubun: HakenUkeoiKubun.HakenUkeoi,
        },
      ),
    ],
    jusho: home('川崎市川崎区', '宮前町8', since('2023/10/01'), '王 偉'),
    keisanPattern: pattern(KEIYAKU, '2023/10/01'),
  },
  // Hired in the middle of a month.
  {
    employeeId: '100002',
    orders: [hired('2025/04/15', {...SALES, koyoKeitaiName: '契約社員'})],
    kojin: [
      kojin(
        ['森田', '圭', 'モリタ', 'ケイ', 'MORITA', 'KEI'],
        '1999/04/29',
        SexKubun.Josei,
        since('2025/04/15'),
        {kumiaiinKubun: KumiaiinKubun.Hikumiaiin},
      ),
    ],
    jusho: home('横浜市中区', '元町2-3', since('2025/04/15'), '森田 圭'),
    keisanPattern: pattern(KEIYAKU, '2025/04/15'),
  },
];
