/*
 * 「お金を変えるプログラムの決まり」: the one source for the page that explains
 * them, for reports and for tests.
 */

/** One rule for programs that change money, data or outside services. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** What a program does, in one sentence. */
  readonly text: string;
  /** What the author of a program that breaks it does. */
  readonly remedy: string;
}

const PAGE = '/wiki/recipes/safe-program';

/** All rules, in the order of the page. */
export const RULES = [
  {
    id: 'targets',
    title: '対象者を確認してから支給する',
    text: '給与計算の対象者のうち、計算パターンに給与項目がある人だけを更新し、除く人は従業員IDをログに残します。',
    remedy:
      '計算パターンと発令を確認します。計算パターンに給与項目のない従業員は、logger.warnで従業員IDを残して除き、休職などで除くと決めた従業員は、0円で更新します。基準日で読めない人（月の途中の入社、昇格、異動）を、黙って落とさないようにします。',
  },
  // assumption: amount-stays
  {
    id: 'zero',
    title: '支給しない人は0円で更新する',
    text: '支給がなくなった従業員も0円で更新し、前の月の金額を残しません。',
    remedy:
      'データや応答のある人だけでなく、対象者の全員の一覧を作り、支給のない人の金額を0にして渡します。データの漏れかもしれないときは、更新する前に止めるか、従業員IDをログに残します。',
  },
  {
    id: 'values',
    title: 'おかしな値では、書く前に止める',
    text: '空、負、文字、大きすぎる値や重複があれば、何も書かないうちに、従業員IDかデータIDを示して止めます。',
    remedy:
      '計算の前に値を調べます。数値でない、空、負、上限を超える、同じ従業員が2件ある、期間が逆か重なる、のどれかなら、従業員IDを示したエラーで止めます。Number(null)は0になるので、空かどうかは先に調べます。',
  },
  {
    id: 'master',
    title: '単価は、基準日に有効な1件だけを使う',
    text: '単価などのマスタは、キーごとに1件だけであることと、基準日に有効であることを確認します。',
    remedy:
      '適用開始日のある表なら、基準日までに始まったうち、キー（コードや種類）ごとに最も新しい1件を使います。年月ごとの表なら、対象年月が同じ1件を使います。0件のときと、同じ日付で2件以上あるときは、先頭の1件を黙って使わず、エラーで止めます。',
  },
  {
    id: 'month',
    title: '今月のデータだけを使う',
    text: '対象年月のあるデータは、処理年月と同じ月のものだけを読みます。',
    remedy:
      '期間のあるデータは、始まりと終わりの両方を基準日と比べます。始まりだけなら、基準日までに始まった、最も新しい1件を使います。月ごとのデータは、検索の条件に対象年月を加えます。支払う月に合わせて、当月払いなら処理年月（shoriNengetsu）、翌月払いならその前月のものだけを読みます。前月は「月-1」にせず、1月なら前の年の12月になるように求めます。',
  },
  {
    id: 'all-at-once',
    title: '全員を確認してから、まとめて書く',
    text: '全員分を確認してから、1回で書き込みます。途中で止まって、一部だけが変わることを避けます。',
    remedy:
      '確認する繰り返しと書き込む繰り返しを分け、すべてを確認し終えてから書き込みます。支給の記録を読むときは、今月の記録を、済んだ分に数えません。',
  },
  {
    id: 'twice',
    title: '2回動かしても、結果を変えない',
    text: 'もう一度動かしても、データが増えず、同じ内容を二重に送りません。',
    remedy:
      '登録の前に同じキーのデータを探し、あれば更新するか何もしません。支給の記録を読むときは、今月の記録を、済んだ分に数えません。送信には、同じ内容なら同じになる番号（Idempotency-Key）を付けます。',
  },
  // assumption: custom-data-no-history
  {
    id: 'retroactive',
    title: '遡及計算では、その月の値を使う',
    text: '遡及計算では、その月に有効だった値で計算するか、何も変えません。',
    remedy:
      '単価に適用開始日を持たせて、基準日に有効なものを使います。持たせられないときは、isSokyuKeisanがtrueなら、更新も送信もせずに終わります。',
  },
  // assumption: dry-run-writes
  // assumption: dry-run-no-data
  {
    id: 'dry-run',
    title: 'テスト実行でも送られることに備える',
    text: 'テスト実行でも外部への送信は行われ、送信の記録は残りません。送ってよいかを決め、プログラムに書きます。',
    remedy:
      '送信のスイッチを用意し、試す間は送りません。送ってよいなら、その決まりをプログラムに書きます。',
  },
  {
    id: 'order',
    title: '順番、時間帯、件数で結果を変えない',
    text: 'データの並び順、動かす機械の時間帯、対象者の人数が変わっても、同じ結果になるようにします。',
    remedy:
      '1人に何件もあるなら合計します。1件だけを使うなら、先頭や最後の1件に頼らず、日付などの項目で選び、期間の終わったものは除きます。数値はsort((a, b) => a - b)で並べます（引数のないsortは、10を9より前に並べます）。',
  },
  {
    id: 'rounding',
    title: '金額は、規程どおりに整数にする',
    text: '端数は賃金規程のとおりに処理し、整数の円で書き込みます。',
    remedy:
      '率は整数のまま掛けて、100や1000で割ります（1.15を掛けると、1円違うことがあります）。その後に、規程に合わせてMath.floor、Math.round、Math.ceilのどれかで整数にし、Number.isIntegerで確認します。日割りは、その月の日数で割り、1か月分を超えないようにします。',
  },
  {
    id: 'outside',
    title: '外部サービスの失敗を見逃さない',
    text: '応答がない、失敗を示す、内容が違う、のどのときも、書き込む前に止めるか、警告を残します。金額の計算に使う値なら、必ず止めます。',
    remedy:
      '応答のokと内容の形を確認し、金額の計算に使う値を読み取れなければ、何も書かないうちにthrowで止めます。429と500番台は後でやり直し、やり直す回数には上限を付けます。',
  },
  {
    id: 'logs',
    title: 'ログに個人情報を出さない',
    text: 'ログには従業員IDとデータIDだけを残し、氏名、住所、メールアドレスなどは出しません。',
    remedy: 'ログの文から個人情報を除き、従業員IDかデータIDに替えます。',
  },
] as const satisfies readonly Rule[];

/** Id of a rule. */
export type RuleId = (typeof RULES)[number]['id'];

/**
 * The rule of an id.
 *
 * @param id - a rule's id
 */
export function ruleOf(id: RuleId): Rule {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) {
    throw new Error(`There is no rule ${id}.`);
  }
  return rule;
}

/**
 * Where the page explains a rule, without the site's base path.
 *
 * @param id - a rule's id
 */
export function ruleAddress(id: RuleId): string {
  return `${PAGE}#rule-${id}`;
}
