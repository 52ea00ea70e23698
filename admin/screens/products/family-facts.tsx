// What a size has from its family: read here, edited there.
import { Link } from 'react-router';
import { panelRowPath } from '#contract/panel-paths.ts';
import type { FamilyRef, Product } from '#contract/products.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

interface OfFamily {
  row: Product;
  family: FamilyRef;
}

const FamilyLink = ({ family }: Pick<OfFamily, 'family'>) => (
  <>
    {texts.familyOf}
    <Link to={panelRowPath('families', family._id)}>{family.name}</Link>
  </>
);

export function PlaceOfFamily({ row: { category, subCategory }, family }: OfFamily) {
  return (
    <>
      <p>
        <strong>{subCategory ? `${category.name} › ${subCategory.name}` : category.name}</strong>
      </p>
      <p>
        <FamilyLink family={family} />
      </p>
      <p className="crud-note">{texts.placeOfFamily}</p>
    </>
  );
}

export function SpecsOfFamily({ row: { technicalSpecs }, family }: OfFamily) {
  return (
    <>
      <p className="product-note">
        {texts.specsOfFamily} <FamilyLink family={family} />
      </p>
      <table className="product-specs">
        <tbody>
          {technicalSpecs.map(({ name, value, unit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{unit ? `${value} ${unit}` : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
