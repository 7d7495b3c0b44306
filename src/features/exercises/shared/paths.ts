/*
 * In which order each kind of reader takes the tutorial. An administrator needs
 * no code; what isn't a step of a path is for the others.
 */
import type {Role} from '../../../ui/page/Audience';
import type {ExerciseId} from './list';

/** A page of the tutorial, or the part of it that the reader needs. */
export interface PathStep {
  readonly title: string;
  /** Without the site's base path; with a section if it isn't all of the page. */
  readonly page: string;
  /** How long it takes without the exercise: what the whole page says, too. */
  readonly minutes: number;
  readonly exercise?: ExerciseId;
  /** What of the pay slip at the end it fills. */
  readonly brings?: 'data' | 'amount';
}

const BASIC = '/tutorial/tutorial-basic';
const ADVANCED = '/tutorial/tutorial-advanced';

const DATA: readonly PathStep[] = [
  {
    title: 'カスタムデータについて',
    page: `${BASIC}/about-custom-data`,
    minutes: 10,
    exercise: 'about-custom-data',
  },
  {
    title: 'カスタムデータ定義の登録',
    page: `${BASIC}/register-custom-data-definition`,
    minutes: 15,
    exercise: 'register-custom-data-definition',
  },
  {
    title: 'カスタムデータの登録',
    page: `${BASIC}/register-custom-data`,
    minutes: 15,
    exercise: 'register-custom-data',
    brings: 'data',
  },
];

/** The steps of each reader, in their order. */
export const PATHS: Readonly<Record<Role, readonly PathStep[]>> = {
  管理者: [
    ...DATA,
    {
      title: '実行のきっかけを知る',
      page: `${ADVANCED}/about-custom-functions#execution-triggers`,
      minutes: 5,
    },
    {
      title: 'ペット手当の給与項目を用意する',
      page: `${ADVANCED}/register-custom-functions-for-pet-teate#step-kyuyo-komoku`,
      minutes: 10,
    },
    {
      title: '事前計算を実行し、結果を確認する',
      page: `${ADVANCED}/register-custom-functions-for-pet-teate#step-jizen-keisan`,
      minutes: 10,
      brings: 'amount',
    },
  ],
  開発者: [
    {
      title: 'クイックスタート',
      page: '/tutorial/quick-start',
      minutes: 10,
      exercise: 'quick-start',
    },
    ...DATA,
    {
      title: 'カスタムファンクションについて',
      page: `${ADVANCED}/about-custom-functions`,
      minutes: 15,
      exercise: 'about-custom-functions',
    },
    {
      title: 'カスタムファンクションの登録',
      page: `${ADVANCED}/register-custom-functions-base`,
      minutes: 20,
      exercise: 'register-custom-functions-base',
    },
    {
      title: 'ペット手当のカスタムファンクション登録',
      page: `${ADVANCED}/register-custom-functions-for-pet-teate`,
      minutes: 45,
      exercise: 'register-custom-functions-for-pet-teate',
      brings: 'amount',
    },
  ],
};
